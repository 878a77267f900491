-- Indexes names for prefix search: every part of a name that begins with a word ("tata motors", "motors"), and whole aliases.

-- Normalises a name for comparison. src/core/kernel/catalog/search-key.rules.ts does the same for typed texts.
CREATE OR REPLACE FUNCTION catalog.search_key(name text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT btrim(regexp_replace(lower(public.unaccent(name)), '[\s.,&/()''"’‘–—_:;!|-]+', ' ', 'g'))
$$;

-- Trigger arguments: the list's name, and the column that distinguishes items of one name, or an empty text.
CREATE OR REPLACE FUNCTION catalog.keep_tails() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  words text[];
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM catalog.name_tails WHERE list = TG_ARGV[0] AND item_id = OLD.id;
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN NULL;
  END IF;
  words := string_to_array(catalog.search_key(NEW.name), ' ');
  INSERT INTO catalog.name_tails (list, item_id, at, tail, weight, name, detail)
  SELECT TG_ARGV[0], NEW.id, ends.at, ends.tail, NEW.weight, NEW.name, nullif(to_jsonb(NEW) ->> TG_ARGV[1], '')
  FROM (
    SELECT n - 1 AS at, left(array_to_string(words[n:], ' '), 60) AS tail
    FROM generate_series(1, least(cardinality(words), 6)) AS n
    UNION ALL
    SELECT 0, left(catalog.search_key(alias), 60) FROM unnest(NEW.aliases) AS alias
  ) AS ends
  WHERE ends.tail <> ''
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

DO $do$
DECLARE
  kept text[];
BEGIN
  FOREACH kept SLICE 1 IN ARRAY ARRAY[
    ['departments', 'department', ''], ['industries', 'industry', ''], ['companies', 'company', 'headquarters'],
    ['job_profiles', 'jobProfile', ''], ['locations', 'location', 'state'], ['colleges', 'college', 'city'],
    ['courses', 'course', ''], ['specializations', 'specialization', ''], ['skills', 'skill', '']
  ] LOOP
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER %1$s_tails AFTER INSERT OR UPDATE OF name, aliases, weight%4$s OR DELETE ON catalog.%1$I
         FOR EACH ROW EXECUTE FUNCTION catalog.keep_tails(%2$L, %3$L)',
      kept[1], kept[2], kept[3], CASE WHEN kept[3] = '' THEN '' ELSE ', ' || kept[3] END
    );
    -- Indexes lists that are older than this table.
    EXECUTE format(
      'UPDATE catalog.%1$I AS item SET name = name
       WHERE NOT EXISTS (SELECT 1 FROM catalog.name_tails WHERE list = %2$L AND item_id = item.id)',
      kept[1], kept[2]
    );
  END LOOP;
END
$do$;
