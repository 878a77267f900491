-- Updates the words of reviews and openings once: those of an earlier rule had "and/or" as one word and C++ as C.
-- Posts are not updated, since plain words found them before too.
DO $do$
DECLARE
  is_parsed_otherwise CONSTANT text := '[[:alnum:]][._@/~:&=][[:alnum:]]|\+\+|c#|\.net';
BEGIN
  IF EXISTS (SELECT FROM platform.facts WHERE name = 'words_of') THEN
    RETURN;
  END IF;
  UPDATE research.reviews SET title = title WHERE concat_ws(' ', title, likes, dislikes) ~* is_parsed_otherwise;
  UPDATE research.jobs SET title = title WHERE title ~* is_parsed_otherwise;
  INSERT INTO platform.facts (name, value) VALUES ('words_of', 'taken');
END
$do$;
