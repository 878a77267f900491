-- Writes the rows of a table, and of the tables that refer to it, anew in random order: their order on the disk, which a dump
-- shows, would be the order in which people came (decision 004). It is a copy, because what an update or CLUSTER leaves behind
-- keeps the number of the transaction that a row came with. Rows are read meanwhile as they were; writes wait.
-- Returns how many rows were written: none where no row came or changed since the last time, or where another process is at it.
CREATE OR REPLACE FUNCTION platform.shuffle_rows(root regclass) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  family CONSTANT regclass[] := (
    WITH RECURSIVE descendants(member, depth) AS (
      SELECT root, 0
      UNION ALL
      SELECT c.conrelid::regclass, d.depth + 1 FROM descendants d
      JOIN pg_constraint c ON c.confrelid = d.member AND c.contype = 'f' AND c.conrelid <> c.confrelid
    )
    SELECT array_agg(member ORDER BY depth, member)
    FROM (SELECT member, max(depth) AS depth FROM descendants GROUP BY member) AS deepest
  );
  fact CONSTANT text := 'shuffled ' || root;
  -- The transaction of the last time, which all rows come from that did not change since.
  shuffled_by CONSTANT text := (SELECT value FROM platform.facts WHERE name = fact);
  member regclass;
  place int;
  is_new boolean := false;
  moved bigint;
  total bigint := 0;
BEGIN
  IF NOT pg_try_advisory_xact_lock(7263403) THEN
    RETURN 0;
  END IF;
  FOREACH member IN ARRAY family LOOP
    EXECUTE format('LOCK TABLE %s IN EXCLUSIVE MODE', member);
  END LOOP;
  FOREACH member IN ARRAY family LOOP
    EXIT WHEN is_new;
    EXECUTE format('SELECT EXISTS (SELECT FROM %s WHERE xmin::text IS DISTINCT FROM %L)', member, shuffled_by) INTO is_new;
  END LOOP;
  IF NOT is_new THEN
    RETURN 0;
  END IF;
  FOR place IN 1 .. cardinality(family) LOOP
    EXECUTE format('CREATE TEMPORARY TABLE shuffled_%s ON COMMIT DROP AS TABLE %s', place, family[place]);
    -- Counts stay as they are.
    EXECUTE format('ALTER TABLE %s DISABLE TRIGGER USER', family[place]);
  END LOOP;
  FOR place IN REVERSE cardinality(family) .. 1 LOOP
    EXECUTE format('DELETE FROM %s', family[place]);
  END LOOP;
  FOR place IN 1 .. cardinality(family) LOOP
    EXECUTE format('INSERT INTO %s OVERRIDING SYSTEM VALUE SELECT * FROM shuffled_%s ORDER BY random()', family[place], place);
    GET DIAGNOSTICS moved = ROW_COUNT;
    total := total + moved;
    EXECUTE format('ALTER TABLE %s ENABLE TRIGGER USER', family[place]);
    EXECUTE format('DROP TABLE shuffled_%s', place);
  END LOOP;
  INSERT INTO platform.facts (name, value) VALUES (fact, pg_current_xact_id()::xid::text)
  ON CONFLICT (name) DO UPDATE SET value = excluded.value;
  RETURN total;
END
$$;
