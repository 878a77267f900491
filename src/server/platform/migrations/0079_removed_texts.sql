CREATE TABLE "moderation"."removed_texts" (
	"text_ref" "bytea" PRIMARY KEY NOT NULL,
	"rule" text NOT NULL,
	"ends_on" date NOT NULL
);
--> statement-breakpoint
CREATE INDEX "removed_texts_end" ON "moderation"."removed_texts" USING btree ("ends_on");