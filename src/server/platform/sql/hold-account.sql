-- An account that ends or pauses waits for what its user is writing just now, and what comes later finds its mark: nothing is stored that the end has not
-- seen. By advisory locks: a lock of the user's row would leave there the number of the transaction that wrote the contribution.
-- The mark is a count that names nobody and goes after two days, like the others there; no request takes as long.
CREATE OR REPLACE FUNCTION platform.hold_account(held bytea) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended(encode(held, 'hex'), 0));
  -- A statement of its own: one that waited for the lock would still see what was before the wait.
  RETURN NOT EXISTS (SELECT FROM platform.help_counts WHERE ref = held);
END
$$;

CREATE OR REPLACE FUNCTION platform.close_account(held bytea) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(encode(held, 'hex'), 0));
  INSERT INTO platform.help_counts (ref, count) VALUES (held, 1) ON CONFLICT (ref) DO NOTHING;
END
$$;
