-- Functions for mixing rows (platform/mixing): on disk, and so in a dump, rows are in the order of their insertion.

-- Returns the places of at most `most` rows that were written in transaction `since` or later, newest first.
-- Skips rows that the transactions `moved_by` only moved. After a restore `since` may lie in the future: then
-- all rows are new.
CREATE OR REPLACE FUNCTION platform.new_rows(the_table regclass, since xid8, moved_by text[], most int)
RETURNS SETOF text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY EXECUTE format(
    'SELECT ctid::text FROM %s WHERE age(xmin) <= $1 AND xmin::text <> ALL ($2) ORDER BY age(xmin) LIMIT $3', the_table
  ) USING CASE WHEN since <= pg_snapshot_xmax(pg_current_snapshot()) THEN age(since::xid) ELSE 2147483647 END, moved_by, most;
END
$$;

-- Returns random places of a table: `of_today` of rows written since transaction `day_start`, and `of_all` of any rows.
CREATE OR REPLACE FUNCTION platform.drawn_rows(the_table regclass, day_start xid8, of_today int, of_all int)
RETURNS SETOF text LANGUAGE plpgsql AS $$
BEGIN
  RETURN QUERY EXECUTE format(
    '(SELECT ctid::text FROM %1$s WHERE age(xmin) <= $1 ORDER BY random() LIMIT $2)
     UNION (SELECT ctid::text FROM %1$s ORDER BY random() LIMIT $3)', the_table
  ) USING age(day_start::xid), of_today, of_all;
END
$$;

-- Moves the rows at these places to other pages, one after the other, and returns the id of its transaction.
-- PostgreSQL reuses room on the same page first, so a row is updated until it has left the page.
-- Skips locked rows, so that this waits for nobody.
CREATE OR REPLACE FUNCTION platform.move_rows(the_table regclass, places text[]) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  -- Prefers a column without an index: updating a key column would block rows that refer to this one.
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
    -- More than the rows that fit on a page.
    FOR round IN 1 .. 300 LOOP
      EXIT WHEN moved IS NULL OR (moved::text::point)[0] <> (place::text::point)[0];
      EXECUTE write INTO moved USING moved;
    END LOOP;
  END LOOP;
  RETURN pg_current_xact_id()::text;
END
$$;
