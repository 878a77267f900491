import type { NotificationData } from '@/contract/generated/notification';
import { parseStartOfDay } from '@/core/kernel/common/india-calendar.rules';
import type { QuotedTexts } from '@/core/talk/notifications/new-notification';
import type { Authorship } from '@/server/platform/authorship';
import { unsealMoment } from '@/server/platform/sealed-moment';
import type { NotificationPayload } from './notification-data';
import { isNotificationData, payloadOf } from './notification-data';

const PAYLOAD_BLOCK = 1024;

/** Seals a payload in equal blocks, because a seal's length would reveal the post. */
export function sealPayload(
  seals: Pick<Authorship, 'sealJson'>,
  inbox: Uint8Array,
  told: QuotedTexts & { readonly data: NotificationData },
): Buffer {
  return seals.sealJson(inbox, payloadOf(told), PAYLOAD_BLOCK);
}

/** Opens a payload. Throws SealBroken. */
export function openPayload(
  seals: Pick<Authorship, 'unsealJson'>,
  inbox: Uint8Array,
  sealed: Uint8Array,
): NotificationPayload {
  const payload = seals.unsealJson(inbox, sealed);
  if (!isNotificationData(payload)) throw new Error('A notification has an invalid payload.');
  return payload;
}

export interface StoredMoment {
  readonly created_on: string;
  readonly created_seal: Uint8Array | null;
}

/** Returns the time in ms since 1970, or the start of its day without a seal. Throws SealBroken. */
export function createdOf(
  seals: Pick<Authorship, 'sealJson' | 'unsealJson'>,
  inbox: Uint8Array,
  { created_on, created_seal }: StoredMoment,
): number {
  return created_seal === null ? parseStartOfDay(created_on).getTime() : unsealMoment(seals, inbox, created_seal);
}
