CREATE TABLE "content"."paused_posts" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."deactivations" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"deactivated_on" date DEFAULT current_date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."subscriptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"digest" boolean NOT NULL,
	"digest_sent_on" date
);
--> statement-breakpoint
CREATE TABLE "persona"."rewards" (
	"persona_ref" "bytea" NOT NULL,
	"kind" text NOT NULL,
	"contributions" integer NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "rewards_persona_ref_kind_pk" PRIMARY KEY("persona_ref","kind"),
	CONSTRAINT "rewards_counts" CHECK ("persona"."rewards"."contributions" > 0 and "persona"."rewards"."points" > 0)
);
--> statement-breakpoint
CREATE TABLE "persona"."feedback" (
	"persona_ref" "bytea" NOT NULL,
	"touchpoint" text NOT NULL,
	"rating" smallint NOT NULL,
	"comment" text NOT NULL,
	CONSTRAINT "feedback_persona_ref_touchpoint_pk" PRIMARY KEY("persona_ref","touchpoint"),
	CONSTRAINT "feedback_rating" CHECK ("persona"."feedback"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "persona"."preferences" (
	"persona_ref" "bytea" PRIMARY KEY NOT NULL,
	"shows_designation" boolean DEFAULT true NOT NULL,
	"tells_votes" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."legal_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"receipt" text NOT NULL,
	"notice" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	CONSTRAINT "legal_notices_receipt" UNIQUE("receipt")
);
--> statement-breakpoint
ALTER TABLE "content"."paused_posts" ADD CONSTRAINT "paused_posts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "content"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."deactivations" ADD CONSTRAINT "deactivations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persona"."rewards" ADD CONSTRAINT "rewards_persona_ref_personas_persona_ref_fk" FOREIGN KEY ("persona_ref") REFERENCES "persona"."personas"("persona_ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persona"."feedback" ADD CONSTRAINT "feedback_persona_ref_personas_persona_ref_fk" FOREIGN KEY ("persona_ref") REFERENCES "persona"."personas"("persona_ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persona"."preferences" ADD CONSTRAINT "preferences_persona_ref_personas_persona_ref_fk" FOREIGN KEY ("persona_ref") REFERENCES "persona"."personas"("persona_ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_digest" ON "identity"."subscriptions" USING btree ("digest_sent_on") WHERE digest;