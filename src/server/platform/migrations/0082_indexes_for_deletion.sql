CREATE INDEX "comment_votes_of_voter" ON "content"."comment_votes" USING btree ("voter_ref");--> statement-breakpoint
CREATE INDEX "votes_of_voter" ON "content"."votes" USING btree ("voter_ref");--> statement-breakpoint
CREATE INDEX "used_tokens_end" ON "identity"."used_tokens" USING btree ("ends_on");--> statement-breakpoint
CREATE INDEX "review_marks_of_voter" ON "research"."review_marks" USING btree ("voter_ref");