import { confirmationOf } from '@/core/account/settings/account-end.rules';
import { settingsRefusals } from '@/core/account/settings/settings-refusals.rules';
import type { UserHandlers } from '@/server/contract/generated/user';
import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';
import { accountHoldRefOf, blockWrites, hasEnded } from '@/server/platform/account-holds';
import type {
  ContributionsEnd,
  ErasureWork,
  PersonalRegistry,
  PersonalScope,
} from '@/server/platform/personal/personal-data';
import { ERASURE_STAGES } from '@/server/platform/personal/personal-data';
import { personalScope } from '@/server/platform/personal/personal-scope';
import type { Sessions } from '@/server/platform/sessions/sessions';
import type { UserSessions } from '@/server/platform/sessions/user-sessions';
import { personaByRef } from '../persona/persona.queries';
import { deactivate } from './account-end.queries';

export interface ErasureDeps extends Pick<PersonalScope, 'database' | 'authorship' | 'files' | 'publish' | 'now'> {
  readonly personalData: PersonalRegistry;
}

export interface AccountEndDeps extends ErasureDeps {
  readonly sessions: Pick<Sessions, 'announceEnd' | 'clearCookies'>;
  readonly userSessions: UserSessions;
}

type Account = Pick<Viewer, 'userId' | 'personaRef'>;

export function createAccountEnd(deps: AccountEndDeps): Pick<UserHandlers, 'deactivateAccount' | 'deleteAccount'> {
  const { database, authorship, sessions, userSessions, personalData } = deps;
  const registered = [...personalData.values()];

  async function refuseWrong(viewer: Viewer, confirmation: string): Promise<void> {
    const [persona] = await database.query(personaByRef, viewer.personaRef);
    if (confirmation.trim() === confirmationOf(persona?.user_name ?? '')) return;
    const message = settingsRefusals.otherPseudonym;
    throw new Problem(422, 'confirmation_wrong', message, { confirmation: message });
  }

  return {
    async deactivateAccount({ viewer, http }) {
      await database.transaction(async (tx) => {
        await blockWrites(tx, [accountHoldRefOf(authorship, viewer.personaRef, 'named')]);
        const scope = personalScope(personalData, { ...deps, database: tx }, viewer);
        const works: ErasureWork[] = [];
        for (const { pause } of registered) if (pause !== undefined) works.push(await pause(scope));
        await tx.query(deactivate, viewer.userId);
        for (const { write } of works) await write(tx);
        await userSessions.endAllBut(viewer.userId, null, tx);
      });
      sessions.clearCookies(http);
      return { status: 204, body: null };
    },

    async deleteAccount({ viewer, body: { confirmation, contributions }, http }) {
      await refuseWrong(viewer, confirmation);
      const live = await userSessions.list(viewer.userId);
      await erase(deps, viewer, contributions);
      // The sessions are deleted with the user, so their sockets must be closed.
      for (const { id } of live) sessions.announceEnd(id);
      sessions.clearCookies(http);
      return { status: 204, body: null, hasErasedAccount: true };
    },
  };
}

async function erase(deps: ErasureDeps, account: Account, contributions: ContributionsEnd): Promise<void> {
  const held = (['named', 'all'] as const).map((part) => accountHoldRefOf(deps.authorship, account.personaRef, part));
  const works = await deps.database.transaction(async (tx) => {
    await blockWrites(tx, held);
    return eraseIn({ ...deps, database: tx }, account, contributions);
  });
  for (const { afterwards } of works) await afterwards?.();
}

/**
 * Erases an account. Needs a transaction that has closed the account to writes. Run all returned `afterwards` functions
 * after the commit.
 */
export async function eraseIn(
  { personalData, ...parts }: ErasureDeps,
  account: Account,
  contributions: ContributionsEnd,
): Promise<readonly ErasureWork[]> {
  const all = [...personalData.values()].flatMap(({ erasures }) => erasures ?? []);
  const scope = personalScope(personalData, parts, account);
  const found: ErasureWork[] = [];
  for (const stage of ERASURE_STAGES)
    for (const { prepare } of all.filter((one) => one.stage === stage)) found.push(await prepare(scope, contributions));
  for (const { write } of found) await write(parts.database);
  return found;
}

/**
 * Erases late writes of an account that was deleted concurrently, and returns true if it is deleted. Call it after each
 * write without locks, since it waits for a running deletion.
 */
export async function eraseLateWrites(deps: ErasureDeps, account: Account): Promise<boolean> {
  const { database, authorship } = deps;
  if (!(await hasEnded(database, accountHoldRefOf(authorship, account.personaRef, 'all')))) return false;
  await erase(deps, account, 'erase');
  return true;
}
