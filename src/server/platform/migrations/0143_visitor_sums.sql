CREATE TABLE "platform"."visitor_sums" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "visitor_sums_day_kind_name_pk" PRIMARY KEY("day","kind","name")
);
