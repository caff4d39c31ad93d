"""Is everything in order? Checks of a database and of every row in it; nothing is ever changed."""

from storage.doctor.examination import examine
from storage.doctor.report import FATAL, NOTE, WRONG, Finding, Report
from storage.doctor.values import Vocabulary

__all__ = ["FATAL", "NOTE", "WRONG", "Finding", "Report", "Vocabulary", "examine"]
