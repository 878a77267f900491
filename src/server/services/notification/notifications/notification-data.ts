import * as v from 'valibot';
import type { NotificationData } from '@/contract/generated/notification';

const members = v.looseObject({});

const Sealed = v.looseObject({
  title: v.string(),
  body: v.string(),
  cta: v.string(),
  ctaText: v.string(),
  ctaType: v.string(),
  icon: v.string(),
  nativeInfo: members,
  trackingData: members,
  ctaImage: v.unknown(),
  avatar: v.unknown(),
});

/** Returns whether an opened payload is one that this service seals; its seal has proved the sender. */
export function isNotificationData(value: unknown): value is NotificationData {
  return v.is(Sealed, value);
}
