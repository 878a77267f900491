-- Words of reviews and openings that were written when the database parsed their texts as they stood: "and/or", "3.5" and "node.js" were one
-- word each, and C++ was C. Once; the mark says that it is done. Posts keep theirs, which were asked for by plain words before too.
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
