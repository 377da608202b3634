-- What the people at a store look at all day: articles by change and by decision, stock by age.
CREATE INDEX articles_desk ON articles
  (site_id, updated_at, id, approval_status, article_type, title);
CREATE INDEX articles_failed ON articles (site_id, updated_at, id) WHERE status = 'failed';
CREATE INDEX vehicles_age ON vehicles (site_id, on_lot_since, id, sold_at) WHERE sold_at IS NULL;

DROP TRIGGER articles_counted;
DROP TRIGGER articles_recounted;
DROP TRIGGER articles_uncounted;
DROP TABLE article_counts;
CREATE TABLE article_counts (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  category_id TEXT NOT NULL,
  article_type TEXT NOT NULL,
  status TEXT NOT NULL,
  content_intent TEXT NOT NULL,
  posting_status TEXT NOT NULL,
  approval_status TEXT NOT NULL,
  articles INTEGER NOT NULL,
  PRIMARY KEY (site_id, category_id, article_type, status, content_intent, posting_status,
    approval_status)
) STRICT, WITHOUT ROWID;
INSERT INTO article_counts
  SELECT site_id, coalesce(category_id, ''), article_type, status, content_intent, posting_status,
    approval_status, count(*)
  FROM articles GROUP BY 1, 2, 3, 4, 5, 6, 7;

CREATE TRIGGER articles_counted AFTER INSERT ON articles
  BEGIN
    INSERT INTO article_counts VALUES
      (NEW.site_id, coalesce(NEW.category_id, ''), NEW.article_type, NEW.status,
       NEW.content_intent, NEW.posting_status, NEW.approval_status, 1)
      ON CONFLICT DO UPDATE SET articles = articles + 1;
  END;
CREATE TRIGGER articles_recounted
  AFTER UPDATE OF category_id, article_type, status, content_intent, posting_status,
    approval_status ON articles
  WHEN (OLD.category_id, OLD.article_type, OLD.status, OLD.content_intent, OLD.posting_status,
      OLD.approval_status)
    IS NOT (NEW.category_id, NEW.article_type, NEW.status, NEW.content_intent,
      NEW.posting_status, NEW.approval_status)
  BEGIN
    UPDATE article_counts SET articles = articles - 1
      WHERE site_id = OLD.site_id AND category_id = coalesce(OLD.category_id, '')
        AND article_type = OLD.article_type AND status = OLD.status
        AND content_intent = OLD.content_intent AND posting_status = OLD.posting_status
        AND approval_status = OLD.approval_status;
    INSERT INTO article_counts VALUES
      (NEW.site_id, coalesce(NEW.category_id, ''), NEW.article_type, NEW.status,
       NEW.content_intent, NEW.posting_status, NEW.approval_status, 1)
      ON CONFLICT DO UPDATE SET articles = articles + 1;
  END;
CREATE TRIGGER articles_uncounted AFTER DELETE ON articles
  BEGIN
    UPDATE article_counts SET articles = articles - 1
      WHERE site_id = OLD.site_id AND category_id = coalesce(OLD.category_id, '')
        AND article_type = OLD.article_type AND status = OLD.status
        AND content_intent = OLD.content_intent AND posting_status = OLD.posting_status
        AND approval_status = OLD.approval_status;
  END;
