-- A ballot as statements return it. Whether it is over is said by the database's clock, which all servers share.
CREATE OR REPLACE FUNCTION content.ballot_json(b content.ballots) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'options', b.options, 'counts', to_jsonb(b.counts), 'closesAt', b.closes_at,
    'isClosed', coalesce(b.closes_at <= clock_timestamp(), false)
  )
$$;
