-- `hold_account` returns false if the account has ended or paused; a write calls it first. `close_account` waits for
-- running writes and then marks the account, so no write is stored unseen.
-- Advisory locks, because a lock on the user's row would leave the id of the contribution's transaction there.
-- The mark is an anonymous count that is deleted after two days, which no request lasts.
CREATE OR REPLACE FUNCTION platform.hold_account(held bytea) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended(encode(held, 'hex'), 0));
  -- A separate statement: the snapshot of the one that waited is older than the mark.
  RETURN NOT EXISTS (SELECT FROM platform.help_counts WHERE ref = held);
END
$$;

CREATE OR REPLACE FUNCTION platform.close_account(held bytea) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(encode(held, 'hex'), 0));
  INSERT INTO platform.help_counts (ref, count) VALUES (held, 1) ON CONFLICT (ref) DO NOTHING;
END
$$;
