-- Makes the triggers that keep counts of rows beside what is counted, so that screens read them without counting:
--   counted, counted_key   the table whose rows are counted, and its columns that hold the key of a keeper
--   keeper, keeper_key     the table that keeps the counts, and its key
--   counts                 pairs: a column of the keeper, and how much one row adds to it
--   on_update              whether an update of a row can change its counts or its keeper
-- A function that counts by itself while it writes a single row runs with `SET content.counted_by_caller = '<the counted table>'`.
-- A statement's trigger sees all its rows at once (transition tables), so that loading thousands of votes costs one update per
-- post. Changes are applied keeper by keeper in the order of the key, so that two bulk writes cannot wait for each other.
-- The function of each table is written out rather than one that takes the names as trigger arguments: that one would have to
-- be planned anew for each vote, which doubles the cost of a vote (decision 019).
CREATE OR REPLACE FUNCTION content.keep_count(
  counted text, counted_key text[], keeper text, keeper_key text[], counts text[], on_update boolean DEFAULT false
) RETURNS void LANGUAGE plpgsql AS $keep_count$
DECLARE
  table_name CONSTANT text := split_part(counted, '.', 2);
  function_name CONSTANT text := format('%s.count_%s', split_part(counted, '.', 1), table_name);
  keys CONSTANT text := array_to_string(counted_key, ', ');
  matches text;
  sums text;
  changes text;
  differences text;
  template text;
  condition CONSTANT text := format('current_setting(''content.counted_by_caller'', true) IS DISTINCT FROM %L', counted);
BEGIN
  SELECT string_agg(format('%s = delta.%s', keeper_key[n], counted_key[n]), ' AND ' ORDER BY n)
  INTO matches FROM generate_subscripts(counted_key, 1) AS n;
  SELECT string_agg(format('sum(sign * %s) AS %s', counts[n + 1], counts[n]), ', ' ORDER BY n),
         string_agg(format('%1$s = keeper.%1$s + delta.%1$s', counts[n]), ', ' ORDER BY n),
         string_agg(format('sum(sign * %s) <> 0', counts[n + 1]), ' OR ' ORDER BY n)
  INTO sums, changes, differences FROM generate_series(1, array_length(counts, 1), 2) AS n;
  template := format(
    'FOR delta IN SELECT %1$s, %2$s FROM (%%s) AS change GROUP BY %1$s HAVING %3$s ORDER BY %1$s LOOP
       UPDATE %4$s AS keeper SET %5$s WHERE %6$s;
     END LOOP;',
    keys, sums, differences, keeper, changes, matches
  );
  EXECUTE format(
    'CREATE OR REPLACE FUNCTION %s() RETURNS trigger LANGUAGE plpgsql AS $count$
     DECLARE delta record;
     BEGIN
       IF TG_OP = ''INSERT'' THEN %s
       ELSIF TG_OP = ''DELETE'' THEN %s
       ELSE %s
       END IF;
       RETURN NULL;
     END
     $count$',
    function_name,
    format(template, 'SELECT 1 AS sign, * FROM added'),
    format(template, 'SELECT -1 AS sign, * FROM removed'),
    format(template, 'SELECT 1 AS sign, * FROM added UNION ALL SELECT -1 AS sign, * FROM removed')
  );
  EXECUTE format(
    'CREATE OR REPLACE TRIGGER %s_added AFTER INSERT ON %s
       REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN (%s) EXECUTE FUNCTION %s()',
    table_name, counted, condition, function_name
  );
  EXECUTE format(
    'CREATE OR REPLACE TRIGGER %s_removed AFTER DELETE ON %s
       REFERENCING OLD TABLE AS removed FOR EACH STATEMENT WHEN (%s) EXECUTE FUNCTION %s()',
    table_name, counted, condition, function_name
  );
  IF on_update THEN
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER %s_changed AFTER UPDATE ON %s
         REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT WHEN (%s) EXECUTE FUNCTION %s()',
      table_name, counted, condition, function_name
    );
  END IF;
END
$keep_count$;
