import * as v from 'valibot';
import type { Authorship } from '@/server/platform/authorship';
import type { MailList } from '@/server/platform/mail/mail-lists';
import { MAIL_LISTS } from '@/server/platform/mail/mail-lists';
import { SealBroken } from '@/server/platform/seal';

/** Contains its list, so that keys of other lists stay valid. */
const Key = v.object({ userId: v.pipe(v.string(), v.uuid()), list: v.picklist(MAIL_LISTS) });

/** Sealed for no one: anyone with the mail may use its link. */
const OWNER = Buffer.from('unsubscribe');

/** Sealed, so that it reveals no user; valid without a session. */
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
