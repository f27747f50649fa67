"""Lessons: a lesson is data; a guide stands beside a match and says what comes next."""
