CREATE TABLE "identity"."app_popups" (
	"user_id" uuid NOT NULL,
	"popup" text NOT NULL,
	"device" text NOT NULL,
	"times_shown" smallint NOT NULL,
	"shown_on" date NOT NULL,
	CONSTRAINT "app_popups_user_id_popup_device_pk" PRIMARY KEY("user_id","popup","device")
);
--> statement-breakpoint
ALTER TABLE "identity"."app_popups" ADD CONSTRAINT "app_popups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;