-- Lists both files of a deleted picture (file_key) as unused. For delete triggers.
CREATE OR REPLACE FUNCTION content.list_unused_pictures() RETURNS trigger LANGUAGE plpgsql AS $list$
BEGIN
  INSERT INTO platform.unused_files (key)
    VALUES ('media/' || OLD.file_key || '.webp'), ('media/' || OLD.file_key || '-s.webp') ON CONFLICT (key) DO NOTHING;
  RETURN NULL;
END
$list$;
