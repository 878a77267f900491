CREATE TABLE "persona"."reward_counts" (
	"reward_ref" "bytea" PRIMARY KEY NOT NULL,
	"contributions" integer NOT NULL,
	CONSTRAINT "reward_counts_some" CHECK ("persona"."reward_counts"."contributions" > 0)
);
