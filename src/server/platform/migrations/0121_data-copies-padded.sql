-- Copies made before have the length of their content; their users make new ones.
DELETE FROM "identity"."data_exports";--> statement-breakpoint
ALTER TABLE "identity"."data_exports" DROP COLUMN "bytes";
