UPDATE "research"."jobs" SET "min_ctc" = NULL WHERE "min_ctc" = 0 AND "max_ctc" > 0;--> statement-breakpoint
UPDATE "platform"."import_layers" SET "given" = "given" || '{"min_ctc": null}' WHERE "list" = 'research.jobs' AND "given"->>'min_ctc' = '0';
