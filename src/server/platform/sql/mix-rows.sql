-- What mixes the rows of tables (platform/mixing). A dump shows rows in the order of the disk, which is the order in which they came.

-- The rows of a table that came or changed in transaction `since` or after it, but for those that the transactions `moved_by` only moved:
-- their places, the youngest first. A transaction from before the database was restored somewhere else may lie ahead: all rows are new then.
CREATE OR REPLACE FUNCTION platform.new_rows(the_table regclass, since xid8, moved_by text[], most int)
RETURNS SETOF text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY EXECUTE format(
    'SELECT ctid::text FROM %s WHERE age(xmin) <= $1 AND xmin::text <> ALL ($2) ORDER BY age(xmin) LIMIT $3', the_table
  ) USING CASE WHEN since <= pg_snapshot_xmax(pg_current_snapshot()) THEN age(since::xid) ELSE 2147483647 END, moved_by, most;
END
$$;

-- Places of a table in no order: `of_today` of the rows that came, changed or were moved in `day_start` or after it, and `of_all` of any.
CREATE OR REPLACE FUNCTION platform.drawn_rows(the_table regclass, day_start xid8, of_today int, of_all int)
RETURNS SETOF text LANGUAGE plpgsql AS $$
BEGIN
  RETURN QUERY EXECUTE format(
    '(SELECT ctid::text FROM %1$s WHERE age(xmin) <= $1 ORDER BY random() LIMIT $2)
     UNION (SELECT ctid::text FROM %1$s ORDER BY random() LIMIT $3)', the_table
  ) USING age(day_start::xid), of_today, of_all;
END
$$;

-- Moves rows from these places, one after the other, to pages if there is room. A row stays on its page for as long as there is room
-- on it, with those that it came with: so it is written until it has left. A row that somebody else writes at this moment is left
-- out, and nobody waits for longer than this takes. Returns the number of its transaction.
CREATE OR REPLACE FUNCTION platform.move_rows(the_table regclass, places text[]) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  -- A column that no key has, if there is one: its row stays unlocked for those that refer to it.
  any_column CONSTANT text := (
    SELECT quote_ident(a.attname) FROM pg_attribute a
    WHERE a.attrelid = the_table AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    ORDER BY EXISTS (SELECT FROM pg_index i WHERE i.indrelid = the_table AND a.attnum = ANY (i.indkey)), a.attnum DESC LIMIT 1
  );
  take CONSTANT text := format('SELECT ctid FROM %s WHERE ctid = $1 FOR NO KEY UPDATE SKIP LOCKED', the_table);
  write CONSTANT text := format('UPDATE %1$s SET %2$s = %2$s WHERE ctid = $1 RETURNING ctid', the_table, any_column);
  place tid;
  moved tid;
BEGIN
  FOREACH place IN ARRAY places::tid[] LOOP
    EXECUTE take INTO moved USING place;
    -- No page has room for more.
    FOR round IN 1 .. 300 LOOP
      EXIT WHEN moved IS NULL OR (moved::text::point)[0] <> (place::text::point)[0];
      EXECUTE write INTO moved USING moved;
    END LOOP;
  END LOOP;
  RETURN pg_current_xact_id()::text;
END
$$;
