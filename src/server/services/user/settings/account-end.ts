import { confirmationOf } from '@/core/settings/account-end.rules';
import { settingsRefusals } from '@/core/settings/settings-refusals.rules';
import type { UserHandlers } from '@/server/contract/generated/user';
import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';
import { closeAgainstWrites, holdRefOf } from '@/server/platform/account-holds';
import type { ErasureWork, PersonalRegistry, PersonalScope } from '@/server/platform/personal/personal-data';
import { ERASURE_STAGES } from '@/server/platform/personal/personal-data';
import { personalScope } from '@/server/platform/personal/personal-scope';
import type { Sessions } from '@/server/platform/sessions/sessions';
import type { UserSessions } from '@/server/platform/sessions/user-sessions';
import { personaByRef } from '../persona/persona.queries';
import { deactivate } from './account-end.queries';

export interface AccountEndDeps extends Pick<PersonalScope, 'database' | 'authorship' | 'files' | 'now'> {
  readonly sessions: Pick<Sessions, 'announceEnd' | 'clearCookies'>;
  readonly userSessions: UserSessions;
  readonly personalData: PersonalRegistry;
}

/** The ends of the viewer's account: each feature hides or erases what it stores. */
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
        await closeAgainstWrites(tx, [holdRefOf(authorship, viewer.personaRef, 'named')]);
        const scope = personalScope(personalData, { ...deps, database: tx }, viewer);
        const works: ErasureWork[] = [];
        for (const { pause } of registered) if (pause !== undefined) works.push(await pause(scope));
        await tx.query(deactivate, viewer.userId);
        for (const { write } of works) await write(tx);
      });
      await userSessions.endAllBut(viewer.userId, null);
      sessions.clearCookies(http);
      return { status: 204, body: null };
    },

    async deleteAccount({ viewer, body: { confirmation, contributions }, http }) {
      await refuseWrong(viewer, confirmation);
      const live = await userSessions.list(viewer.userId);
      const parts = (['named', 'all'] as const).map((part) => holdRefOf(authorship, viewer.personaRef, part));
      const works = await database.transaction(async (tx) => {
        await closeAgainstWrites(tx, parts);
        const scope = personalScope(personalData, { ...deps, database: tx }, viewer);
        const found: ErasureWork[] = [];
        for (const stage of ERASURE_STAGES) {
          const erasures = registered.flatMap((data) => data.erasures ?? []).filter((one) => one.stage === stage);
          for (const { prepare } of erasures) found.push(await prepare(scope, contributions));
        }
        for (const { write } of found) await write(tx);
        return found;
      });
      for (const { afterwards } of works) await afterwards?.();
      // They went with the user; what hangs on them is cut.
      for (const { id } of live) sessions.announceEnd(id);
      sessions.clearCookies(http);
      return { status: 204, body: null };
    },
  };
}
