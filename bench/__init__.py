"""Speed, measured apart from the tests."""
