-- The schema gets the name of what it holds: personas, their careers, follows and inboxes.
ALTER SCHEMA "community" RENAME TO "persona";--> statement-breakpoint
-- Functions and triggers stand in platform/sql from now on, which is applied after the migrations.
DROP FUNCTION content.keep_vote_counts() CASCADE;--> statement-breakpoint
DROP FUNCTION content.keep_view_counts() CASCADE;--> statement-breakpoint
DROP FUNCTION content.keep_comment_counts() CASCADE;--> statement-breakpoint
DROP FUNCTION content.keep_community_posts() CASCADE;--> statement-breakpoint
DROP FUNCTION content.move_community_post() CASCADE;--> statement-breakpoint
DROP FUNCTION persona.keep_followers() CASCADE;--> statement-breakpoint
DROP FUNCTION content.cast_vote(uuid, bytea, bytea, smallint);
