DROP INDEX "research"."interview_questions_of_company";--> statement-breakpoint
DROP INDEX "research"."interview_questions_of_job_profile";--> statement-breakpoint
DROP INDEX "research"."interview_questions_most_asked";--> statement-breakpoint
CREATE INDEX "interview_questions_alike" ON "research"."interview_questions" USING btree ("text_key",(asked + listed) desc,"id");--> statement-breakpoint
CREATE INDEX "interview_questions_of_company" ON "research"."interview_questions" USING btree ("company_id",(asked + listed) desc,"id");--> statement-breakpoint
CREATE INDEX "interview_questions_of_job_profile" ON "research"."interview_questions" USING btree ("job_profile_id",(asked + listed) desc,"id");--> statement-breakpoint
CREATE INDEX "interview_questions_most_asked" ON "research"."interview_questions" USING btree ((asked + listed) desc,"id");