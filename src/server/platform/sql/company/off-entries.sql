-- An entry is what a page says about a company apart from contributions. A moderator hides and restores it;
-- contributions and the name stay. While its entry is hidden, a company without contributions is not found.

CREATE OR REPLACE FUNCTION research.is_entry_gone(company int) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM research.company_entries WHERE company_id = company AND is_off)
    AND NOT EXISTS (SELECT FROM research.company_figures f WHERE f.company_id = company AND 'read' = ANY (research.figure_tokens(f)))
$$;

CREATE OR REPLACE FUNCTION research.hide_entry(entry uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  company int;
BEGIN
  UPDATE research.company_entries e SET is_off = true, off_logo = c.logo, off_pictures = ARRAY(
    SELECT s.content #>> '{items,0,image}' FROM research.company_sections s WHERE s.company_id = c.id AND s.content #>> '{items,0,image}' LIKE 'i-%'
  )
  FROM catalog.companies c WHERE e.id = entry AND c.id = e.company_id RETURNING e.company_id INTO company;
  DELETE FROM research.company_profiles WHERE company_id = company;
  DELETE FROM research.company_offices WHERE company_id = company;
  DELETE FROM research.company_sections WHERE company_id = company;
  UPDATE catalog.companies SET logo = null, headquarters = '' WHERE id = company;
  IF research.is_entry_gone(company) THEN DELETE FROM catalog.name_tails WHERE list = 'company' AND item_id = company; END IF;
  PERFORM research.list_companies(ARRAY[company]);
END
$$;

CREATE OR REPLACE FUNCTION research.show_entry(kept jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  company int;
BEGIN
  UPDATE research.company_entries SET is_off = false, off_logo = null, off_pictures = null
  WHERE id = (kept -> 'item' ->> 'id')::uuid RETURNING company_id INTO company;
  -- Updating the name adds it to the search index.
  UPDATE catalog.companies SET name = name, logo = coalesce(logo, kept ->> 'logo'), headquarters = coalesce(nullif(headquarters, ''), kept ->> 'headquarters')
  WHERE id = company;
  PERFORM moderation.put_back('research.company_profiles', kept -> 'profiles');
  PERFORM moderation.put_back('research.company_offices', kept -> 'offices');
  PERFORM moderation.put_back('research.company_sections', kept -> 'sections');
  PERFORM research.list_companies(ARRAY[company]);
END
$$;

-- Skips imported rows of a hidden entry.
CREATE OR REPLACE FUNCTION research.skip_off_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM research.company_entries WHERE company_id = NEW.company_id AND is_off) THEN RETURN NULL; END IF;
  RETURN NEW;
END
$$;

DO $do$
DECLARE
  kept text;
BEGIN
  FOREACH kept IN ARRAY ARRAY['company_profiles', 'company_offices', 'company_sections'] LOOP
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER %1$s_of_entries BEFORE INSERT ON research.%1$I FOR EACH ROW EXECUTE FUNCTION research.skip_off_entry()', kept
    );
  END LOOP;
END
$do$;
