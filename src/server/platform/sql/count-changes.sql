-- Creates triggers that run a script once per statement that changes a table:
--   counted     the table
--   name        the suffix of the function (`count_<name>`, in the table's schema) and the prefix of the triggers
--   script      statements; %1$s is a query of the changed rows with a column `sign`: 1 for added, -1 for removed rows
--   on_update   true if updates can change the counts
--   condition   when the triggers fire
-- Transition tables hold all rows of a statement, so loading thousands of rows counts once.
-- Each table has its own function: a generic one would be planned at each call, which doubles the cost of a vote
-- (decision 019). A script may loop with the record `delta`.
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
