CREATE SCHEMA "catalog";
--> statement-breakpoint
CREATE SCHEMA "community";
--> statement-breakpoint
CREATE SCHEMA "content";
--> statement-breakpoint
CREATE SCHEMA "identity";
--> statement-breakpoint
CREATE SCHEMA "platform";
--> statement-breakpoint
CREATE TABLE "catalog"."colleges" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"domain" text,
	CONSTRAINT "colleges_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "catalog"."companies" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"industry_id" integer NOT NULL,
	"headquarters" text NOT NULL,
	"domain" text,
	"logo" text,
	CONSTRAINT "companies_name_unique" UNIQUE("name"),
	CONSTRAINT "companies_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "catalog"."courses" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "courses_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "catalog"."departments" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "departments_name_unique" UNIQUE("name"),
	CONSTRAINT "departments_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "catalog"."industries" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "industries_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "catalog"."job_profiles" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "job_profiles_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "catalog"."locations" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "locations_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "catalog"."specializations" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"course_id" integer NOT NULL,
	CONSTRAINT "specializations_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "catalog"."topics" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "topics_name_unique" UNIQUE("name"),
	CONSTRAINT "topics_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "community"."career_statuses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "community"."career_statuses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"persona_ref" "bytea" NOT NULL,
	"type" text NOT NULL,
	"company_name" text,
	"college_name" text,
	"department_id" integer,
	"industry_id" integer,
	"job_profile" text,
	"tag_id" integer DEFAULT 0 NOT NULL,
	"role_id" integer,
	"job_location" text,
	"course_id" integer,
	"course_name" text,
	"specialization_id" integer,
	"specialization" text,
	"email_seal" "bytea",
	"verified" text DEFAULT '' NOT NULL,
	"verification_source" text DEFAULT '' NOT NULL,
	CONSTRAINT "career_statuses_personaRef_unique" UNIQUE("persona_ref"),
	CONSTRAINT "career_statuses_type" CHECK ("community"."career_statuses"."type" in ('student', 'working', 'unemployed'))
);
--> statement-breakpoint
CREATE TABLE "community"."memberships" (
	"persona_ref" "bytea" NOT NULL,
	"type" text NOT NULL,
	"entity_id" integer NOT NULL,
	CONSTRAINT "memberships_persona_ref_type_entity_id_pk" PRIMARY KEY("persona_ref","type","entity_id")
);
--> statement-breakpoint
CREATE TABLE "community"."notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inbox_ref" "bytea" NOT NULL,
	"subject_ref" "bytea" NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"variant_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"dismissed" boolean DEFAULT false NOT NULL,
	"payload_seal" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community"."personas" (
	"persona_ref" "bytea" PRIMARY KEY NOT NULL,
	"user_name" text,
	"avatar_uri" text,
	"avatar_color" text,
	"is_reader" boolean DEFAULT false NOT NULL,
	"is_writer" boolean DEFAULT false NOT NULL,
	"selected_profile_type" text DEFAULT 'ANONYMOUS' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community"."verification_codes" (
	"career_status_id" integer PRIMARY KEY NOT NULL,
	"email_ref" "bytea" NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"wrong_tries" smallint DEFAULT 0 NOT NULL,
	"sent_in_hour" smallint DEFAULT 1 NOT NULL,
	"hour_started_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"content" text NOT NULL,
	"author_ref" "bytea" NOT NULL,
	"author_seal" "bytea" NOT NULL,
	"author_name" text NOT NULL,
	"author_tagline" text,
	"author_avatar" text NOT NULL,
	"author_color" text NOT NULL,
	"profile_type" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"upvotes" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."communities" (
	"type" text NOT NULL,
	"entity_id" integer NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"logo" text,
	"category" text NOT NULL,
	"posts_count" integer DEFAULT 0 NOT NULL,
	"followers_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "communities_type_entity_id_pk" PRIMARY KEY("type","entity_id"),
	CONSTRAINT "communities_type" CHECK ("content"."communities"."type" in ('topic', 'company', 'department')),
	CONSTRAINT "communities_counts" CHECK ("content"."communities"."posts_count" >= 0 and "content"."communities"."followers_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "content"."post_views" (
	"post_id" uuid NOT NULL,
	"viewer_ref" "bytea" NOT NULL,
	CONSTRAINT "post_views_post_id_viewer_ref_pk" PRIMARY KEY("post_id","viewer_ref")
);
--> statement-breakpoint
CREATE TABLE "content"."posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"title" text,
	"content" text NOT NULL,
	"author_ref" "bytea" NOT NULL,
	"author_seal" "bytea" NOT NULL,
	"author_name" text NOT NULL,
	"author_tagline" text,
	"author_avatar" text NOT NULL,
	"author_color" text NOT NULL,
	"profile_type" text NOT NULL,
	"community_type" text NOT NULL,
	"community_id" integer NOT NULL,
	"campaign" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"upvotes" integer DEFAULT 0 NOT NULL,
	"downvotes" integer DEFAULT 0 NOT NULL,
	"comments_count" integer DEFAULT 0 NOT NULL,
	"views_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "posts_status" CHECK ("content"."posts"."status" in ('FLAGGED', 'LIVE', 'AUTHOR_REJECTED', 'NOT_FOUND', 'DELETED')),
	CONSTRAINT "posts_content" CHECK (length("content"."posts"."content") between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "content"."votes" (
	"post_id" uuid NOT NULL,
	"voter_ref" "bytea" NOT NULL,
	"value" smallint NOT NULL,
	CONSTRAINT "votes_post_id_voter_ref_pk" PRIMARY KEY("post_id","voter_ref"),
	CONSTRAINT "votes_value" CHECK ("content"."votes"."value" in (1, -1))
);
--> statement-breakpoint
CREATE TABLE "identity"."accounts" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"email" "citext",
	"email_verified" boolean DEFAULT false NOT NULL,
	"linked_on" date DEFAULT current_date NOT NULL,
	CONSTRAINT "accounts_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "identity"."refresh_tokens" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"access_hash" "bytea" NOT NULL,
	"access_expires_at" timestamp (3) with time zone NOT NULL,
	"started_on" date DEFAULT current_date NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_access_hash" UNIQUE("access_hash")
);
--> statement-breakpoint
CREATE TABLE "identity"."users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"public_id" text NOT NULL,
	"name" text NOT NULL,
	"email" "citext",
	"picture_url" text,
	"created_on" date DEFAULT current_date NOT NULL,
	CONSTRAINT "users_public_id" UNIQUE("public_id")
);
--> statement-breakpoint
CREATE TABLE "platform"."client_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."client_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"report" jsonb NOT NULL,
	"reported_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."facts" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."idempotent_answers" (
	"ref" "bytea" PRIMARY KEY NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"status" integer NOT NULL,
	"body" jsonb NOT NULL,
	"answered_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."mailbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."mailbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"address" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."socket_io_attachments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."socket_io_attachments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"payload" "bytea"
);
--> statement-breakpoint
ALTER TABLE "catalog"."companies" ADD CONSTRAINT "companies_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "catalog"."industries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog"."specializations" ADD CONSTRAINT "specializations_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "catalog"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community"."career_statuses" ADD CONSTRAINT "career_statuses_persona_ref_personas_persona_ref_fk" FOREIGN KEY ("persona_ref") REFERENCES "community"."personas"("persona_ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community"."memberships" ADD CONSTRAINT "memberships_persona_ref_personas_persona_ref_fk" FOREIGN KEY ("persona_ref") REFERENCES "community"."personas"("persona_ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community"."memberships" ADD CONSTRAINT "memberships_type_entity_id_communities_type_entity_id_fk" FOREIGN KEY ("type","entity_id") REFERENCES "content"."communities"("type","entity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community"."verification_codes" ADD CONSTRAINT "verification_codes_career_status_id_career_statuses_id_fk" FOREIGN KEY ("career_status_id") REFERENCES "community"."career_statuses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."comments" ADD CONSTRAINT "comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "content"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."post_views" ADD CONSTRAINT "post_views_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "content"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."posts" ADD CONSTRAINT "posts_community_type_community_id_communities_type_entity_id_fk" FOREIGN KEY ("community_type","community_id") REFERENCES "content"."communities"("type","entity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."votes" ADD CONSTRAINT "votes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "content"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "identity"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_subject" ON "community"."notifications" USING btree ("inbox_ref","subject_ref");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "community"."notifications" USING btree ("inbox_ref","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "personas_user_name" ON "community"."personas" USING btree (lower("user_name"));--> statement-breakpoint
CREATE INDEX "comments_popular" ON "content"."comments" USING btree ("post_id","upvotes" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comments_newest" ON "content"."comments" USING btree ("post_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "communities_by_followers" ON "content"."communities" USING btree ("followers_count" DESC NULLS FIRST,"type","entity_id");--> statement-breakpoint
CREATE INDEX "communities_by_slug" ON "content"."communities" USING btree ("type","slug");--> statement-breakpoint
CREATE INDEX "posts_live_newest" ON "content"."posts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'LIVE';--> statement-breakpoint
CREATE INDEX "posts_live_in_community" ON "content"."posts" USING btree ("community_type","community_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'LIVE';--> statement-breakpoint
CREATE INDEX "accounts_user" ON "identity"."accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "identity"."refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "identity"."sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "identity"."sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "client_reports_age" ON "platform"."client_reports" USING btree ("kind","reported_at");--> statement-breakpoint
CREATE INDEX "idempotent_answers_age" ON "platform"."idempotent_answers" USING btree ("answered_at");--> statement-breakpoint
CREATE INDEX "mailbox_address" ON "platform"."mailbox" USING btree ("address","id");