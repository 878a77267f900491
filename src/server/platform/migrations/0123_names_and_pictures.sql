CREATE TABLE "persona"."ended_names" (
	"name_hash" "bytea" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- A picture's key said the pseudonym, and went along to the next one. Each pseudonym gets a random key of its own, wherever it is shown.
CREATE TEMPORARY TABLE "new_pictures" AS
  SELECT n.name, 'kolam:' || left(md5(gen_random_uuid()::text), 16) AS uri FROM (
    SELECT lower("user_name") AS name FROM "persona"."personas" WHERE "user_name" IS NOT NULL
    UNION SELECT lower("author_name") FROM "content"."posts" WHERE "profile_type" = 'ANONYMOUS'
    UNION SELECT lower("author_name") FROM "content"."comments" WHERE "profile_type" = 'ANONYMOUS'
    UNION SELECT lower(p."author_name") FROM "content"."paused_comments" p JOIN "content"."comments" c ON c."id" = p."comment_id" WHERE c."profile_type" = 'ANONYMOUS'
  ) n WHERE n.name <> '';--> statement-breakpoint
UPDATE "persona"."personas" t SET "avatar_uri" = n.uri FROM "new_pictures" n WHERE n.name = lower(t."user_name") AND t."avatar_uri" IS NOT NULL;--> statement-breakpoint
UPDATE "content"."posts" t SET "author_avatar" = n.uri FROM "new_pictures" n WHERE n.name = lower(t."author_name") AND t."profile_type" = 'ANONYMOUS' AND t."author_avatar" <> '';--> statement-breakpoint
UPDATE "content"."comments" t SET "author_avatar" = n.uri FROM "new_pictures" n WHERE n.name = lower(t."author_name") AND t."profile_type" = 'ANONYMOUS' AND t."author_avatar" <> '';--> statement-breakpoint
UPDATE "content"."paused_comments" t SET "author_avatar" = n.uri FROM "new_pictures" n, "content"."comments" c WHERE c."id" = t."comment_id" AND c."profile_type" = 'ANONYMOUS' AND n.name = lower(t."author_name") AND t."author_avatar" <> '';--> statement-breakpoint
DROP TABLE "new_pictures";
