import { hasEnded, holdRefOf, openAgain } from '@/server/platform/account-holds';
import type { ErasureWork, PersonalRegistry, PersonalScope } from '@/server/platform/personal/personal-data';
import { personalScope } from '@/server/platform/personal/personal-scope';
import type { AfterStart } from '@/server/platform/sessions/sessions';
import { deactivation, lockDeactivation, reactivate } from './account-end.queries';

/**
 * Brings a deactivated account back: what its pause hid is shown again. Returns whether it was deactivated. Call it at each sign-in, after
 * its session is stored: a pause that is just running is waited for, and a later one finds the session and ends it, and what it hides stays hidden.
 * It costs two look-ups as a rule.
 */
export async function restoreAccount(
  personalData: PersonalRegistry,
  parts: Pick<PersonalScope, 'database' | 'authorship' | 'files' | 'publish' | 'now'>,
  { userId, sessionId }: Parameters<AfterStart>[0],
): Promise<boolean> {
  const { database, authorship } = parts;
  const personaRef = authorship.personaRef(userId);
  const holdRef = holdRefOf(authorship, personaRef, 'named');
  // Only for the wait: the mark goes after two days, and a pause may be longer.
  await hasEnded(database, holdRef);
  const [deactivated] = await database.query(deactivation, userId);
  if (deactivated === undefined) return false;
  return database.transaction(async (tx) => {
    // Another sign-in may have brought the account back meanwhile, and a pause in its session may have hidden it again.
    await hasEnded(tx, holdRef);
    if ((await tx.query(lockDeactivation, userId, sessionId)).length === 0) return false;
    const scope = personalScope(personalData, { ...parts, database: tx }, { userId, personaRef });
    const works: ErasureWork[] = [];
    for (const { resume } of personalData.values()) if (resume !== undefined) works.push(await resume(scope));
    for (const { write } of works) await write(tx);
    await tx.query(reactivate, userId);
    await openAgain(tx, authorship, personaRef);
    return true;
  });
}
