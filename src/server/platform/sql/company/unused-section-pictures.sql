-- Lists a section's picture as unused when its row is deleted or names another one.
-- Not if it may return: with a hidden entry, or from an import whose value a newer import overrides.
CREATE OR REPLACE FUNCTION research.has_section_picture(entry text, wanted text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM research.company_sections s WHERE s.import_key = entry AND s.content #>> '{items,0,image}' = wanted)
    OR EXISTS (
      SELECT FROM platform.import_layers l
      WHERE l.list = 'research.company_sections' AND l.item = entry AND l.given #>> '{content,items,0,image}' = wanted
    )
$$;

CREATE OR REPLACE FUNCTION research.list_unused_section_picture(entry text, picture text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO platform.unused_files (key)
  SELECT 'sections/' || picture || '.webp' WHERE picture LIKE 'i-%' AND NOT research.has_section_picture(entry, picture)
  ON CONFLICT (key) DO NOTHING
$$;

CREATE OR REPLACE FUNCTION research.section_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM research.company_entries e WHERE e.company_id = OLD.company_id AND OLD.content #>> '{items,0,image}' = ANY (e.off_pictures)) THEN
    PERFORM research.list_unused_section_picture(OLD.import_key, OLD.content #>> '{items,0,image}');
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER section_pictures_unused AFTER DELETE OR UPDATE OF content ON research.company_sections
  FOR EACH ROW WHEN (OLD.content #>> '{items,0,image}' IS NOT NULL) EXECUTE FUNCTION research.section_changed();

CREATE OR REPLACE FUNCTION research.section_layer_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM research.list_unused_section_picture(OLD.item, OLD.given #>> '{content,items,0,image}');
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER imported_section_pictures_unused AFTER DELETE OR UPDATE OF given ON platform.import_layers
  FOR EACH ROW WHEN (OLD.list = 'research.company_sections') EXECUTE FUNCTION research.section_layer_changed();
