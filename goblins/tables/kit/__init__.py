"""What tables are made of: stories, pieces with shadows, zones, and the log on the table."""
