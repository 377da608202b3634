-- Pictures of a model are paid for as its texts are.
ALTER TABLE model_usage ADD COLUMN generation_id TEXT;
