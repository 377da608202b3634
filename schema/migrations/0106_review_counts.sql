-- Reviews are listed by what they are, and counted without reading them.
ALTER TABLE reviews ADD COLUMN is_replied INTEGER NOT NULL DEFAULT 0;
ALTER TABLE reviews ADD COLUMN changed_at INTEGER;
UPDATE reviews SET is_replied = 1 WHERE reply IS NOT NULL;
DROP INDEX reviews_list;
CREATE INDEX reviews_list
  ON reviews (site_id, reviewed_at, id, platform, star_rating, is_replied);

CREATE TABLE review_counts (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  platform TEXT NOT NULL,
  star_rating INTEGER NOT NULL,
  is_replied INTEGER NOT NULL,
  reviews INTEGER NOT NULL,
  PRIMARY KEY (site_id, platform, star_rating, is_replied)
) STRICT, WITHOUT ROWID;
INSERT INTO review_counts
  SELECT site_id, platform, star_rating, is_replied, count(*) FROM reviews GROUP BY 1, 2, 3, 4;

CREATE TRIGGER reviews_counted AFTER INSERT ON reviews
  BEGIN
    INSERT INTO review_counts
      VALUES (NEW.site_id, NEW.platform, NEW.star_rating, NEW.is_replied, 1)
      ON CONFLICT DO UPDATE SET reviews = reviews + 1;
  END;
CREATE TRIGGER reviews_recounted AFTER UPDATE OF star_rating, is_replied ON reviews
  WHEN (OLD.star_rating, OLD.is_replied) IS NOT (NEW.star_rating, NEW.is_replied)
  BEGIN
    UPDATE review_counts SET reviews = reviews - 1
    WHERE site_id = OLD.site_id AND platform = OLD.platform AND star_rating = OLD.star_rating
      AND is_replied = OLD.is_replied;
    INSERT INTO review_counts
      VALUES (NEW.site_id, NEW.platform, NEW.star_rating, NEW.is_replied, 1)
      ON CONFLICT DO UPDATE SET reviews = reviews + 1;
  END;
CREATE TRIGGER reviews_uncounted AFTER DELETE ON reviews
  BEGIN
    UPDATE review_counts SET reviews = reviews - 1
    WHERE site_id = OLD.site_id AND platform = OLD.platform AND star_rating = OLD.star_rating
      AND is_replied = OLD.is_replied;
  END;
