CREATE TABLE "persona"."bookmark_lists" (
	"list_ref" "bytea" PRIMARY KEY NOT NULL,
	"list_seal" "bytea" NOT NULL
);
