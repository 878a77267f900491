CREATE TABLE "moderation"."star_sums" (
	"month" date NOT NULL,
	"rating" smallint NOT NULL,
	"is_kept" boolean NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "star_sums_month_rating_is_kept_pk" PRIMARY KEY("month","rating","is_kept")
);
