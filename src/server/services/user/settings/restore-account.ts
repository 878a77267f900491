import { hasEnded, holdRefOf, openAgain } from '@/server/platform/account-holds';
import type { PersonalRegistry, PersonalScope } from '@/server/platform/personal/personal-data';
import { personalScope } from '@/server/platform/personal/personal-scope';
import { deactivation, reactivate } from './account-end.queries';

/**
 * Brings a deactivated account back: what its pause hid is shown again. Returns whether it was deactivated. Call it at each sign-in, after
 * its session is stored: a pause that is just running is waited for, and a later one finds the session and ends it. It costs two look-ups as a rule.
 */
export async function restoreAccount(
  personalData: PersonalRegistry,
  parts: Pick<PersonalScope, 'database' | 'authorship' | 'files' | 'now'>,
  userId: string,
): Promise<boolean> {
  const { database, authorship } = parts;
  const personaRef = authorship.personaRef(userId);
  // Only for the wait: the mark goes after two days, and a pause may be longer.
  await hasEnded(database, holdRefOf(authorship, personaRef, 'named'));
  const [deactivated] = await database.query(deactivation, userId);
  if (deactivated === undefined) return false;
  const scope = personalScope(personalData, parts, { userId, personaRef });
  const works = await Promise.all([...personalData.values()].flatMap(({ resume }) => resume?.(scope) ?? []));
  await database.transaction(async (tx) => {
    for (const { write } of works) await write(tx);
    await tx.query(reactivate, userId);
    await openAgain(tx, authorship, personaRef);
  });
  return true;
}
