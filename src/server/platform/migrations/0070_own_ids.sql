CREATE TABLE "persona"."own_ids" (
	"block_ref" "bytea" PRIMARY KEY NOT NULL,
	"ids_seal" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."unindexed_contributions" (
	"kind" text NOT NULL,
	"id" uuid NOT NULL,
	"author_ref" "bytea" NOT NULL,
	"author_seal" "bytea" NOT NULL,
	CONSTRAINT "unindexed_contributions_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
INSERT INTO "platform"."unindexed_contributions" ("kind", "id", "author_ref", "author_seal")
	SELECT 'posts', "id", "author_ref", "author_seal" FROM "content"."posts" WHERE length("author_seal") > 0
	UNION ALL SELECT 'comments', "id", "author_ref", "author_seal" FROM "content"."comments" WHERE length("author_seal") > 0
	UNION ALL SELECT 'reviews', "id", "author_ref", "author_seal" FROM "research"."reviews" WHERE length("author_seal") > 0
	UNION ALL SELECT 'salaries', "id", "author_ref", "author_seal" FROM "research"."salaries" WHERE length("author_seal") > 0
	UNION ALL SELECT 'interviews', "id", "author_ref", "author_seal" FROM "research"."interviews" WHERE length("author_seal") > 0
	UNION ALL SELECT 'benefits', "id", "author_ref", "author_seal" FROM "research"."benefit_reports" WHERE length("author_seal") > 0
	UNION ALL SELECT 'photos', "id", "author_ref", "author_seal" FROM "research"."photos" WHERE length("author_seal") > 0;
