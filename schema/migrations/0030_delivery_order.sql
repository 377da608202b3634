-- What an event is about: one article, one IdeaCloud, the feed of one site. First attempts of the
-- events of one entity go to a subscription one at a time, in the order of their commits.
ALTER TABLE events ADD COLUMN entity TEXT;
UPDATE events SET entity = CASE
    WHEN body ->> '$.data.article_id' IS NOT NULL
      THEN 'article:' || (body ->> '$.data.article_id')
    WHEN body ->> '$.data.ideacloud_id' IS NOT NULL
      THEN 'ideacloud:' || (body ->> '$.data.ideacloud_id')
    WHEN type = 'inventory.feed.updated' THEN 'feed'
  END
  WHERE dispatched_at IS NULL;
ALTER TABLE deliveries ADD COLUMN entity TEXT;
-- The sequence of the event until the first attempt has ended, null from then on. Only the first in
-- turn has a next_attempt_at.
ALTER TABLE deliveries ADD COLUMN turn INTEGER;
CREATE INDEX deliveries_turn ON deliveries (webhook_id, entity, turn) WHERE turn IS NOT NULL;
-- Those behind another one in turn, for counting.
CREATE INDEX deliveries_queued ON deliveries (webhook_id)
  WHERE status = 'pending' AND next_attempt_at IS NULL;
-- Subscriptions with held deliveries.
CREATE INDEX delivery_counts_held ON delivery_counts (webhook_id)
  WHERE status = 'held' AND deliveries > 0;
