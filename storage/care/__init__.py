"""Is everything in order? Checks of a database and of every row in it; nothing is ever changed."""

from storage.care.examination import examine
from storage.care.report import FATAL, NOTE, WRONG, Finding, Report
from storage.care.values import Vocabulary

__all__ = ["FATAL", "NOTE", "WRONG", "Finding", "Report", "Vocabulary", "examine"]
