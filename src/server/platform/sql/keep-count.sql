-- Creates triggers that store counts of rows next to what is counted, so that screens need not count:
--   counted, counted_key   the table whose rows are counted, and the columns that refer to a keeper
--   keeper, keeper_key     the table that stores the counts, and its key
--   counts                 pairs: a column of the keeper, and the amount that one row adds to it
--   on_update              true if updates of a row can change its counts or its keeper
-- A function that updates the count itself sets `content.counted_by_caller` to the counted table and clears it
-- afterwards. It cannot use `SET …` in its definition: for custom settings PostgreSQL requires a superuser.
-- Loading thousands of votes costs one update per post (count-changes.sql). Updates run in key order, so that two
-- bulk writes cannot deadlock.
CREATE OR REPLACE FUNCTION content.keep_count(
  counted text, counted_key text[], keeper text, keeper_key text[], counts text[], on_update boolean DEFAULT false
) RETURNS void LANGUAGE plpgsql AS $keep_count$
DECLARE
  keys CONSTANT text := array_to_string(counted_key, ', ');
  matches text;
  sums text;
  changes text;
  differences text;
BEGIN
  SELECT string_agg(format('%s = delta.%s', keeper_key[n], counted_key[n]), ' AND ' ORDER BY n)
  INTO matches FROM generate_subscripts(counted_key, 1) AS n;
  SELECT string_agg(format('sum(sign * %s) AS %s', counts[n + 1], counts[n]), ', ' ORDER BY n),
         string_agg(format('%1$s = keeper.%1$s + delta.%1$s', counts[n]), ', ' ORDER BY n),
         string_agg(format('sum(sign * %s) <> 0', counts[n + 1]), ' OR ' ORDER BY n)
  INTO sums, changes, differences FROM generate_series(1, array_length(counts, 1), 2) AS n;
  PERFORM content.count_changes(
    counted, split_part(counted, '.', 2),
    format(
      'FOR delta IN SELECT %1$s, %2$s FROM (%%s) AS change GROUP BY %1$s HAVING %3$s ORDER BY %1$s LOOP
         UPDATE %4$s AS keeper SET %5$s WHERE %6$s;
       END LOOP;',
      keys, sums, differences, keeper, changes, matches
    ),
    on_update,
    format('current_setting(''content.counted_by_caller'', true) IS DISTINCT FROM %L', counted)
  );
END
$keep_count$;
