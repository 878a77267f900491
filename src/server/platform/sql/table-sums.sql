-- Returns the number of rows of each table and an order-independent sum of their hashes, to verify backups.
CREATE OR REPLACE FUNCTION platform.table_sums() RETURNS TABLE (name text, row_count bigint, checksum text)
LANGUAGE plpgsql STABLE SET timezone = 'UTC' SET datestyle = 'ISO' SET extra_float_digits = 1 SET bytea_output = 'hex' AS $sums$
DECLARE
  one record;
BEGIN
  FOR one IN
    SELECT format('%I.%I', n.nspname, c.relname) AS name
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'r' AND c.relpersistence <> 't' AND n.nspname NOT LIKE 'pg\_%' AND n.nspname <> 'information_schema'
    ORDER BY 1
  LOOP
    name := one.name;
    EXECUTE 'SELECT count(*), coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text FROM ' || one.name || ' t'
      INTO row_count, checksum;
    RETURN NEXT;
  END LOOP;
END
$sums$;
