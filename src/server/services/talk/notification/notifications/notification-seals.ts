import type { NotificationData } from '@/contract/generated/notification';
import { startOfDayNamed } from '@/core/kernel/common/india-calendar.rules';
import type { Quoted } from '@/core/talk/notifications/new-notification';
import type { Authorship } from '@/server/platform/authorship';
import { openMoment } from '@/server/platform/sealed-moment';
import type { NotificationPayload } from './notification-data';
import { isNotificationData, payloadOf } from './notification-data';

/** The payload of nearly every notification fits into one block: it has a line of 120 letters at most, and ids. */
const PAYLOAD_BLOCK = 1024;

/** Seals what is stored of a notification, in blocks of equal length, for the length of a seal would tell which post it names. */
export function sealPayload(
  seals: Pick<Authorship, 'sealJson'>,
  inbox: Uint8Array,
  told: Quoted & { readonly data: NotificationData },
): Buffer {
  return seals.sealJson(inbox, payloadOf(told), PAYLOAD_BLOCK);
}

/** Opens what `sealPayload` made for the same inbox. Throws SealBroken. */
export function openPayload(
  seals: Pick<Authorship, 'unsealJson'>,
  inbox: Uint8Array,
  sealed: Uint8Array,
): NotificationPayload {
  const payload = seals.unsealJson(inbox, sealed);
  if (!isNotificationData(payload)) throw new Error('The payload of a notification is not one.');
  return payload;
}

/** The moment of a notification as a row has it: its day in India, and its seal, which those from before there were seals do not have. */
export interface StoredMoment {
  readonly created_on: string;
  readonly created_seal: Uint8Array | null;
}

/** The moment of a notification, in ms since 1970; the beginning of its day if it has no seal. Throws SealBroken. */
export function createdOf(
  seals: Pick<Authorship, 'sealJson' | 'unsealJson'>,
  inbox: Uint8Array,
  { created_on, created_seal }: StoredMoment,
): number {
  return created_seal === null ? startOfDayNamed(created_on).getTime() : openMoment(seals, inbox, created_seal);
}
