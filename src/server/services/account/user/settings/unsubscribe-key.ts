import * as v from 'valibot';
import type { Authorship } from '@/server/platform/authorship';
import type { MailList } from '@/server/platform/mail/mail-lists';
import { MAIL_LISTS } from '@/server/platform/mail/mail-lists';
import { SealBroken } from '@/server/platform/seal';

/** The key names its list, so that one of another list stays good. */
const Key = v.object({ userId: v.pipe(v.string(), v.uuid()), list: v.picklist(MAIL_LISTS) });

/** Keys are sealed for no one, since whoever has the mail may use its link. */
const OWNER = Buffer.from('unsubscribe');

/** Returns the key of the link in a mail: sealed, so that it says nothing of the user, and good without a session. */
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
