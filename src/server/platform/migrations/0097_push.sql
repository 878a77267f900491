CREATE TABLE "persona"."push_choices" (
	"persona_ref" "bytea" PRIMARY KEY NOT NULL,
	"kinds" text[] DEFAULT '{}' NOT NULL,
	"at_night" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "persona"."push_devices" (
	"device_ref" "bytea" PRIMARY KEY NOT NULL,
	"inbox_ref" "bytea" NOT NULL,
	"endpoint_ref" "bytea" NOT NULL,
	"device_seal" "bytea" NOT NULL,
	"ends_on" date NOT NULL,
	"held_until" timestamp (3) with time zone,
	"failures" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "push_devices_endpoint" UNIQUE("endpoint_ref")
);
--> statement-breakpoint
CREATE TABLE "persona"."pushes" (
	"notification_id" uuid NOT NULL,
	"device_ref" "bytea" NOT NULL,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "pushes_notification_id_device_ref_pk" PRIMARY KEY("notification_id","device_ref")
);
--> statement-breakpoint
ALTER TABLE "persona"."push_choices" ADD CONSTRAINT "push_choices_persona_ref_personas_persona_ref_fk" FOREIGN KEY ("persona_ref") REFERENCES "persona"."personas"("persona_ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persona"."pushes" ADD CONSTRAINT "pushes_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "persona"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persona"."pushes" ADD CONSTRAINT "pushes_device_ref_push_devices_device_ref_fk" FOREIGN KEY ("device_ref") REFERENCES "persona"."push_devices"("device_ref") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_devices_inbox" ON "persona"."push_devices" USING btree ("inbox_ref");--> statement-breakpoint
CREATE INDEX "push_devices_end" ON "persona"."push_devices" USING btree ("ends_on");--> statement-breakpoint
CREATE INDEX "pushes_device" ON "persona"."pushes" USING btree ("device_ref");--> statement-breakpoint
CREATE INDEX "pushes_due" ON "persona"."pushes" USING btree ("due_at");