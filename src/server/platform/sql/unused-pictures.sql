-- Lists the two files of a picture, which its row names by file_key, as unused. For triggers after a row's deletion.
CREATE OR REPLACE FUNCTION content.list_unused_pictures() RETURNS trigger LANGUAGE plpgsql AS $list$
BEGIN
  INSERT INTO platform.unused_files (key)
    VALUES ('media/' || OLD.file_key || '.webp'), ('media/' || OLD.file_key || '-s.webp') ON CONFLICT (key) DO NOTHING;
  RETURN NULL;
END
$list$;
