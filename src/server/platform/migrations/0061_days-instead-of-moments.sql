-- What names users by a reference from now on cannot be carried over, for the key is not in the database: users sign in again, and the lists of
-- companies that they looked at begin anew. Codes and the mail of the built-in mailbox end.
DELETE FROM "identity"."sessions";--> statement-breakpoint
DELETE FROM "identity"."company_visits";--> statement-breakpoint
DELETE FROM "persona"."verification_codes";--> statement-breakpoint
DELETE FROM "platform"."mailbox";--> statement-breakpoint
DROP FUNCTION IF EXISTS platform.shuffle_rows(regclass);--> statement-breakpoint
DELETE FROM platform.facts WHERE name LIKE 'shuffled %';--> statement-breakpoint
ALTER TABLE "identity"."company_visits" DROP CONSTRAINT "company_visits_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "identity"."company_visits" DROP CONSTRAINT "company_visits_company_id_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "identity"."sessions" DROP CONSTRAINT "sessions_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "identity"."company_visits_newest";--> statement-breakpoint
DROP INDEX "identity"."company_visits_by_company";--> statement-breakpoint
DROP INDEX "identity"."sessions_user";--> statement-breakpoint
DROP INDEX "identity"."sessions_expiry";--> statement-breakpoint
DROP INDEX "platform"."help_counts_age";--> statement-breakpoint
DROP INDEX "platform"."mailbox_address";--> statement-breakpoint
DROP INDEX "platform"."idempotent_answers_age";--> statement-breakpoint
ALTER TABLE "identity"."company_visits" DROP CONSTRAINT "company_visits_user_id_company_id_pk";--> statement-breakpoint
ALTER TABLE "identity"."accounts" ALTER COLUMN "linked_on" SET DEFAULT (now() at time zone 'Asia/Kolkata')::date;--> statement-breakpoint
ALTER TABLE "identity"."portal_profiles" ALTER COLUMN "saved_on" SET DEFAULT (now() at time zone 'Asia/Kolkata')::date;--> statement-breakpoint
ALTER TABLE "identity"."sessions" ALTER COLUMN "started_on" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "identity"."users" ALTER COLUMN "created_on" SET DEFAULT (now() at time zone 'Asia/Kolkata')::date;--> statement-breakpoint
ALTER TABLE "identity"."deactivations" ALTER COLUMN "deactivated_on" SET DEFAULT (now() at time zone 'Asia/Kolkata')::date;--> statement-breakpoint
ALTER TABLE "platform"."unused_files" ALTER COLUMN "since" SET DEFAULT date_trunc('hour', now(), 'UTC') + interval '1 hour';--> statement-breakpoint
ALTER TABLE "platform"."client_reports" ALTER COLUMN "reported_at" SET DEFAULT date_trunc('hour', now(), 'UTC');--> statement-breakpoint
ALTER TABLE "identity"."company_visits" ADD COLUMN "history_ref" "bytea" PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."company_visits" ADD COLUMN "visits_seal" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."company_visits" ADD COLUMN "ends_on" date NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."refresh_tokens" ADD COLUMN "ends_on" date NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."refresh_tokens" ADD COLUMN "used_seal" "bytea";--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD COLUMN "owner_ref" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD COLUMN "owner_seal" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD COLUMN "access_seal" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD COLUMN "seen_on" date NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD COLUMN "ends_on" date NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."used_tokens" ADD COLUMN "ends_on" date;--> statement-breakpoint
UPDATE "identity"."used_tokens" SET "ends_on" = ("expires_at" at time zone 'Asia/Kolkata')::date;--> statement-breakpoint
ALTER TABLE "identity"."used_tokens" ALTER COLUMN "ends_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."data_exports" ADD COLUMN "worked_seal" "bytea";--> statement-breakpoint
ALTER TABLE "persona"."verification_codes" ADD COLUMN "expires_seal" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "persona"."verification_codes" ADD COLUMN "hour_seal" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "persona"."portal_links" ADD COLUMN "consented_on" date;--> statement-breakpoint
UPDATE "persona"."portal_links" SET "consented_on" = ("consented_at" at time zone 'Asia/Kolkata')::date;--> statement-breakpoint
ALTER TABLE "persona"."portal_links" ALTER COLUMN "consented_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."help_counts" ADD COLUMN "counted_on" date DEFAULT (now() at time zone 'Asia/Kolkata')::date NOT NULL;--> statement-breakpoint
UPDATE "platform"."help_counts" SET "counted_on" = ("since" at time zone 'Asia/Kolkata')::date;--> statement-breakpoint
ALTER TABLE "platform"."mailbox" ADD COLUMN "sent_on" date DEFAULT (now() at time zone 'Asia/Kolkata')::date NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."mailbox" ADD COLUMN "sent_seal" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."idempotent_answers" ADD COLUMN "answered_on" date DEFAULT (now() at time zone 'Asia/Kolkata')::date NOT NULL;--> statement-breakpoint
UPDATE "platform"."idempotent_answers" SET "answered_on" = ("answered_at" at time zone 'Asia/Kolkata')::date;--> statement-breakpoint
CREATE INDEX "refresh_tokens_end" ON "identity"."refresh_tokens" USING btree ("ends_on");--> statement-breakpoint
CREATE INDEX "sessions_owner" ON "identity"."sessions" USING btree ("owner_ref");--> statement-breakpoint
CREATE INDEX "sessions_end" ON "identity"."sessions" USING btree ("ends_on");--> statement-breakpoint
CREATE INDEX "help_counts_age" ON "platform"."help_counts" USING btree ("counted_on");--> statement-breakpoint
CREATE INDEX "mailbox_address" ON "platform"."mailbox" USING btree ("address","sent_on");--> statement-breakpoint
CREATE INDEX "idempotent_answers_age" ON "platform"."idempotent_answers" USING btree ("answered_on");--> statement-breakpoint
ALTER TABLE "identity"."company_visits" DROP COLUMN "user_id";--> statement-breakpoint
ALTER TABLE "identity"."company_visits" DROP COLUMN "company_id";--> statement-breakpoint
ALTER TABLE "identity"."company_visits" DROP COLUMN "visited_at";--> statement-breakpoint
ALTER TABLE "identity"."refresh_tokens" DROP COLUMN "expires_at";--> statement-breakpoint
ALTER TABLE "identity"."refresh_tokens" DROP COLUMN "used_at";--> statement-breakpoint
ALTER TABLE "identity"."sessions" DROP COLUMN "user_id";--> statement-breakpoint
ALTER TABLE "identity"."sessions" DROP COLUMN "access_expires_at";--> statement-breakpoint
ALTER TABLE "identity"."sessions" DROP COLUMN "expires_at";--> statement-breakpoint
ALTER TABLE "identity"."used_tokens" DROP COLUMN "expires_at";--> statement-breakpoint
ALTER TABLE "identity"."data_exports" DROP COLUMN "worked_on_at";--> statement-breakpoint
ALTER TABLE "persona"."verification_codes" DROP COLUMN "expires_at";--> statement-breakpoint
ALTER TABLE "persona"."verification_codes" DROP COLUMN "hour_started_at";--> statement-breakpoint
ALTER TABLE "persona"."portal_links" DROP COLUMN "consented_at";--> statement-breakpoint
ALTER TABLE "platform"."help_counts" DROP COLUMN "since";--> statement-breakpoint
ALTER TABLE "platform"."mailbox" DROP COLUMN "sent_at";--> statement-breakpoint
ALTER TABLE "platform"."idempotent_answers" DROP COLUMN "answered_at";--> statement-breakpoint
UPDATE "platform"."unused_files" SET "since" = date_trunc('hour', "since", 'UTC') + interval '1 hour';--> statement-breakpoint
UPDATE "platform"."client_reports" SET "reported_at" = date_trunc('hour', "reported_at", 'UTC');
