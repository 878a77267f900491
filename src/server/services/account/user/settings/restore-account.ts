import { accountHoldRefOf, hasEnded, reopenAccount } from '@/server/platform/account-holds';
import type { ErasureWork, PersonalRegistry, PersonalScope } from '@/server/platform/personal/personal-data';
import { personalScope } from '@/server/platform/personal/personal-scope';
import type { AfterSessionStart } from '@/server/platform/sessions/sessions';
import { deactivationOfUser, lockDeactivation, reactivateAccount } from './account-end.queries';

/**
 * Restores a deactivated account. Returns false if the account was not deactivated. Call it at each sign-in after
 * storing the session. It waits for a deactivation in progress, and a later deactivation ends that session.
 */
export async function restoreAccount(
  personalData: PersonalRegistry,
  parts: Pick<PersonalScope, 'database' | 'authorship' | 'files' | 'publish' | 'now'>,
  { userId, sessionId }: Parameters<AfterSessionStart>[0],
): Promise<boolean> {
  const { database, authorship } = parts;
  const personaRef = authorship.personaRef(userId);
  const holdRef = accountHoldRefOf(authorship, personaRef, 'named');
  // Only waits for a pause in progress. The mark of a pause is deleted after two days, but a pause may last longer.
  await hasEnded(database, holdRef);
  const [deactivated] = await database.query(deactivationOfUser, userId);
  if (deactivated === undefined) return false;
  return database.transaction(async (tx) => {
    // Another sign-in may have restored the account, and its session may have paused it again.
    await hasEnded(tx, holdRef);
    if ((await tx.query(lockDeactivation, userId, sessionId)).length === 0) return false;
    const scope = personalScope(personalData, { ...parts, database: tx }, { userId, personaRef });
    const works: ErasureWork[] = [];
    for (const { resume } of personalData.values()) if (resume !== undefined) works.push(await resume(scope));
    for (const { write } of works) await write(tx);
    await tx.query(reactivateAccount, userId);
    await reopenAccount(tx, authorship, personaRef);
    return true;
  });
}
