-- Makes the triggers that run a script once for each statement that changes rows of a table:
--   counted     the table
--   name        names the function (`count_<name>`, in the table's schema) and the triggers
--   script      the statements; %1$s in it is the query of the changed rows, with a column `sign`: 1 for added, -1 for removed ones
--   on_update   whether an update of a row can change what is counted
--   condition   when the triggers fire
-- A statement's trigger sees all its rows at once (transition tables), so that loading thousands of rows counts once.
-- The function is written out for each table rather than one that takes names as trigger arguments: that one would have to be planned
-- anew each time, which doubles the cost of a vote (decision 019). A script has `delta` to loop with.
CREATE OR REPLACE FUNCTION content.count_changes(
  counted text, name text, script text, on_update boolean, condition text DEFAULT 'true'
) RETURNS void LANGUAGE plpgsql AS $count_changes$
DECLARE
  function_name CONSTANT text := format('%s.count_%s', split_part(counted, '.', 1), name);
  added CONSTANT text := 'SELECT 1 AS sign, * FROM added';
  removed CONSTANT text := 'SELECT -1 AS sign, * FROM removed';
BEGIN
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
    format(script, added), format(script, removed), format(script, added || ' UNION ALL ' || removed)
  );
  EXECUTE format(
    'CREATE OR REPLACE TRIGGER %s_added AFTER INSERT ON %s
       REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN (%s) EXECUTE FUNCTION %s()',
    name, counted, condition, function_name
  );
  EXECUTE format(
    'CREATE OR REPLACE TRIGGER %s_removed AFTER DELETE ON %s
       REFERENCING OLD TABLE AS removed FOR EACH STATEMENT WHEN (%s) EXECUTE FUNCTION %s()',
    name, counted, condition, function_name
  );
  IF on_update THEN
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER %s_changed AFTER UPDATE ON %s
         REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT WHEN (%s) EXECUTE FUNCTION %s()',
      name, counted, condition, function_name
    );
  END IF;
END
$count_changes$;
