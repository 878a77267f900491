import type { RewardedKind } from '@/core/kernel/common/contribution-limits.rules';
import { contributionRefusals } from '@/core/research/contribute/contribution-refusals.rules';
import type { WithdrawnKind } from '@/core/research/contributions/own-contribution.rules';
import type { UserHandlers } from '@/server/contract/generated/user';
import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';
import { AuthorRefs } from '@/server/platform/author-refs';
import type { Authorship } from '@/server/platform/authorship';
import { Contributing } from '@/server/platform/contributing/contributing';
import type { Database } from '@/server/platform/database';
import type { ItemRows } from '@/server/platform/moderation/item-rows';
import { plainUuid } from '@/server/platform/uuid';
import type { WithdrawalDeps } from '@/server/platform/withdrawal/withdrawal';
import { Withdrawal } from '@/server/platform/withdrawal/withdrawal';

export interface WithdrawalsDeps extends WithdrawalDeps {
  readonly database: Database;
  readonly authorship: Authorship;
}

/** The reward by kind. An added company has not earned any points yet. */
const REWARDED: Readonly<Record<WithdrawnKind, RewardedKind | null>> = {
  salary: 'salary',
  interview: 'interview',
  benefits: 'benefit',
  tenure: 'tenure',
  company: null,
};

/**
 * Lets authors withdraw salaries, interviews, benefits and reports of joining and leaving, and restore them for a
 * while.
 */
export function createWithdrawals(
  deps: WithdrawalsDeps,
): Pick<UserHandlers, 'withdrawContribution' | 'restoreContribution'> {
  const { database, authorship, now } = deps;
  const withdrawal = new Withdrawal(deps);
  const contributing = new Contributing(database, authorship, now);
  const authorRefs = new AuthorRefs(authorship);

  const isOwnOf =
    ({ personaRef }: Viewer) =>
    ({ item: { id, author_ref } }: ItemRows): boolean =>
      typeof author_ref === 'string' && authorRefs.isMine(personaRef, id, Buffer.from(author_ref.slice(2), 'hex'));

  return {
    async withdrawContribution({ viewer, path: { kind, contributionId } }) {
      const name = { kind, id: plainUuid(contributionId) };
      await database.transaction(async (tx) => {
        const outcome = await withdrawal.take(tx, name, isOwnOf(viewer));
        if (outcome === 'gone') throw notFound();
        const rewarded = REWARDED[kind];
        if (outcome === 'done' && rewarded !== null) await contributing.takePoints(tx, viewer.personaRef, rewarded);
      });
      return { status: 204, body: null };
    },

    async restoreContribution({ viewer, path: { kind, contributionId } }) {
      const name = { kind, id: plainUuid(contributionId) };
      await database.transaction(async (tx) => {
        await contributing.holdOff(tx, viewer.personaRef);
        const outcome = await withdrawal.giveBack(tx, name, isOwnOf(viewer));
        if (outcome === 'gone') throw notFound();
        if (outcome === 'taken') throw new Problem(409, 'contribution_told_again', contributionRefusals.toldAgain);
        const rewarded = REWARDED[kind];
        if (outcome === 'done' && rewarded !== null) await contributing.returnPoints(tx, viewer.personaRef, rewarded);
      });
      return { status: 204, body: null };
    },
  };
}

function notFound(): Problem {
  return new Problem(404, 'contribution_not_found', contributionRefusals.notFound);
}
