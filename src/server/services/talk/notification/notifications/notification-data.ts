import * as v from 'valibot';
import type { NotificationData } from '@/contract/generated/notification';
import type { QuotedTexts } from '@/core/talk/notifications/new-notification';

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

/** The stored data. It contains no texts of other users, which are read when the notification is shown. */
export type NotificationPayload = NotificationData & QuotedTexts;

export function payloadOf({
  data,
  quotes,
  quotesPosts,
}: QuotedTexts & { readonly data: NotificationData }): NotificationPayload {
  if (quotes !== undefined) return { ...data, body: '', quotes };
  return quotesPosts === undefined ? data : { ...data, body: '', quotesPosts };
}

export function kindOf({ trackingData }: Pick<NotificationData, 'trackingData'>): string {
  return v.parse(WithKind, trackingData).kind;
}

export function isNotificationData(value: unknown): value is NotificationPayload {
  return v.is(Sealed, value);
}
