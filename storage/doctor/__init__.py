"""Is everything in order? Checks of a database and of every row in it; nothing is ever changed."""

from storage.doctor.examination import examine
from storage.doctor.report import FATAL, NOTE, WRONG, DoctorReport, Finding
from storage.doctor.values import Vocabulary

__all__ = ["FATAL", "NOTE", "WRONG", "DoctorReport", "Finding", "Vocabulary", "examine"]
