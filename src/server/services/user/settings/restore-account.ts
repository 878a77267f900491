import { openAgain } from '@/server/platform/account-holds';
import type { PersonalRegistry, PersonalScope } from '@/server/platform/personal/personal-data';
import { personalScope } from '@/server/platform/personal/personal-scope';
import { deactivation, reactivate } from './account-end.queries';

/**
 * Brings a deactivated account back: what its pause hid is shown again. Returns whether it was deactivated. Call it at each sign-in; it costs
 * one look-up as a rule.
 */
export async function restoreAccount(
  personalData: PersonalRegistry,
  parts: Pick<PersonalScope, 'database' | 'authorship' | 'files' | 'now'>,
  userId: string,
): Promise<boolean> {
  const { database, authorship } = parts;
  const [deactivated] = await database.query(deactivation, userId);
  if (deactivated === undefined) return false;
  const personaRef = authorship.personaRef(userId);
  const scope = personalScope(personalData, parts, { userId, personaRef });
  const works = await Promise.all([...personalData.values()].flatMap(({ resume }) => resume?.(scope) ?? []));
  await database.transaction(async (tx) => {
    for (const { write } of works) await write(tx);
    await tx.query(reactivate, userId);
    await openAgain(tx, authorship, personaRef);
  });
  return true;
}
