import * as v from 'valibot';
import type { NotificationData } from '@/contract/generated/notification';
import type { Quoted } from '@/core/talk/notifications/new-notification';

const members = v.looseObject({});
const WithKind = v.looseObject({ kind: v.string() });

const Sealed = v.looseObject({
  title: v.string(),
  body: v.string(),
  cta: v.string(),
  ctaText: v.string(),
  ctaType: v.string(),
  icon: v.string(),
  nativeInfo: members,
  trackingData: WithKind,
  ctaImage: v.unknown(),
  avatar: v.unknown(),
  quotes: v.optional(v.string()),
  quotesPosts: v.optional(v.array(v.string())),
});

/** The payload of a stored notification: what it shows, without the text of others, which is read when it is shown. */
export type NotificationPayload = NotificationData & Quoted;

/** Returns what is stored of a notification. */
export function payloadOf({
  data,
  quotes,
  quotesPosts,
}: Quoted & { readonly data: NotificationData }): NotificationPayload {
  if (quotes !== undefined) return { ...data, body: '', quotes };
  return quotesPosts === undefined ? data : { ...data, body: '', quotesPosts };
}

export function kindOf({ trackingData }: Pick<NotificationData, 'trackingData'>): string {
  return v.parse(WithKind, trackingData).kind;
}

/** Returns whether an opened payload is one that this service seals; its seal has proved the sender. */
export function isNotificationData(value: unknown): value is NotificationPayload {
  return v.is(Sealed, value);
}
