ALTER TABLE "catalog"."specializations" DROP CONSTRAINT "specializations_course_id_courses_id_fk";
--> statement-breakpoint
ALTER TABLE "catalog"."specializations" DROP COLUMN "course_id";