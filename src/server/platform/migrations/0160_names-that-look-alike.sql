DROP INDEX CONCURRENTLY IF EXISTS "catalog"."companies_look";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "companies_look" ON "catalog"."companies" USING btree (translate(regexp_replace(regexp_replace(lower(name), '([ .]+(technologies|technology|tech|solutions|services|systems|software|infotech|labs|enterprises|industries|group|holdings|limited|ltd|pvt|private|llp|inc|corp|corporation|company|co|india))+[ .]*$', ''), '[^a-z0-9]', '', 'g'), '0134578l', 'oieastbi'));--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "persona"."given_up_names_look";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "given_up_names_look" ON "persona"."given_up_names" USING btree (translate("name", '0134578l_', 'oieastbi'));--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "persona"."personas_look";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "personas_look" ON "persona"."personas" USING btree (translate(lower("user_name"), '0134578l_', 'oieastbi'));
