-- Restores deleted rows from JSON, without generated columns. Existing rows stay unchanged.
CREATE OR REPLACE FUNCTION moderation.put_back(target regclass, kept jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  written text;
BEGIN
  SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) INTO written
  FROM pg_attribute WHERE attrelid = target AND attnum > 0 AND NOT attisdropped AND attgenerated = '';
  EXECUTE format(
    'INSERT INTO %1$s (%2$s) SELECT %2$s FROM jsonb_populate_recordset(null::%1$s, $1) ON CONFLICT DO NOTHING', target, written
  ) USING kept;
END
$$;
