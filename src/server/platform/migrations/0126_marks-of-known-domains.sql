-- An address whose domain is not known to be the company's gives no mark (decision 029), in what was written before too.
UPDATE "content"."posts" SET "author_proof" = NULL WHERE "author_proof" = 'EMAIL_ONLY';--> statement-breakpoint
UPDATE "content"."comments" SET "author_proof" = NULL WHERE "author_proof" = 'EMAIL_ONLY';--> statement-breakpoint
UPDATE "research"."reviews" SET "proof" = NULL WHERE "proof" = 'EMAIL_ONLY';--> statement-breakpoint
UPDATE "research"."benefit_reports" SET "proof" = NULL WHERE "proof" = 'EMAIL_ONLY';
