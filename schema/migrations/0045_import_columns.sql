ALTER TABLE imports ADD COLUMN unread_columns TEXT NOT NULL DEFAULT '[]';
