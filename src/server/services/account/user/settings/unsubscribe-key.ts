import * as v from 'valibot';
import type { Authorship } from '@/server/platform/authorship';
import type { MailList } from '@/server/platform/mail/mail-lists';
import { MAIL_LISTS } from '@/server/platform/mail/mail-lists';
import { SealBroken } from '@/server/platform/seal';

/** The key of a link. It contains its list, so that keys of other lists stay valid. */
const Key = v.object({ userId: v.pipe(v.string(), v.uuid()), list: v.picklist(MAIL_LISTS) });

/** The owner under which keys are sealed. It is not a user, because anyone with the mail may use its link. */
const OWNER = Buffer.from('unsubscribe');

/** Returns a sealed key, which reveals no user and is valid without a session. */
export function unsubscribeKeyOf(authorship: Authorship, userId: string, list: MailList): string {
  return authorship.sealJson(OWNER, { userId, list }).toString('base64url');
}

export function readUnsubscribeKey(
  authorship: Authorship,
  key: string,
): { readonly userId: string; readonly list: MailList } | null {
  try {
    const parsed = v.safeParse(Key, authorship.unsealJson(OWNER, Buffer.from(key, 'base64url')));
    return parsed.success ? parsed.output : null;
  } catch (error) {
    if (error instanceof SealBroken) return null;
    throw error;
  }
}
