CREATE TABLE "platform"."event_sums" (
	"day" date NOT NULL,
	"event" text NOT NULL,
	"page" text NOT NULL,
	"device" text NOT NULL,
	"signed_in" boolean NOT NULL,
	"events" bigint NOT NULL,
	CONSTRAINT "event_sums_day_event_page_device_signed_in_pk" PRIMARY KEY("day","event","page","device","signed_in")
);
