-- Returns a ballot as JSON. The database's clock decides if it is closed, since all servers share it.
CREATE OR REPLACE FUNCTION content.ballot_json(b content.ballots) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'options', b.options, 'counts', to_jsonb(b.counts), 'closesAt', b.closes_at,
    'isClosed', coalesce(b.closes_at <= clock_timestamp(), false)
  )
$$;
