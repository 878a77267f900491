import { isWorkAddress } from '@/core/account/career-status/proof.rules';
import { DAY_MS, dayInIndia, dayNumberInIndia, parseStartOfDay } from '@/core/kernel/common/india-calendar.rules';
import { firstSnapshotFor } from '@/core/research/contributions/counting.rules';
import { reasonsOf } from '@/core/trust/moderation/contribution-reasons.rules';
import type { UserHandlers } from '@/server/contract/generated/user';
import type { Viewer } from '@/server/contract/viewer';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { knownCompany } from '@/server/services/research/company/company/known-company';
import { proofAt } from '@/server/services/research/review/contribute/contributed-facts';
import { daysOfCounting } from './contributions.queries';
import type { OwnContributionRow } from './own-contribution-rows';
import { OwnContributionRows } from './own-contribution-rows';

export interface ContributionsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly now: () => number;
}

export function createContributions({
  database,
  authorship,
  now,
}: ContributionsDeps): Pick<UserHandlers, 'listOwnContributions' | 'listWaitingCards'> {
  const own = new OwnContributionRows({ database, authorship });

  /** Returns the days on which figures start to count the user's reports of pay and tenure. */
  async function payDaysOf(
    { personaRef, userId }: Pick<Viewer, 'personaRef' | 'userId'>,
    rows: readonly OwnContributionRow[],
  ) {
    const waiting = rows.filter(
      ({ kind, counting }) => (kind === 'salary' || kind === 'tenure') && counting === 'LATER',
    );
    const [days] = waiting.length === 0 ? [] : await database.query(daysOfCounting, userId);
    const today = dayNumberInIndia(now());
    const counted = waiting.map(async ({ id, kind, company_id, counts_from }) => {
      const isChecked = isWorkAddress(company_id === null ? null : await proofAt(database, personaRef, company_id));
      const waitsUntil = counts_from === null ? null : dayNumberInIndia(parseStartOfDay(counts_from).getTime());
      const pay = { waitsUntil, madeOn: days?.made_on ?? today, isChecked };
      const takenOn = (kind === 'tenure' ? days?.tenure_taken_on : days?.taken_on) ?? null;
      return [id, dayInIndia(firstSnapshotFor(pay, takenOn, today) * DAY_MS)] as const;
    });
    return new Map(await Promise.all(counted));
  }

  return {
    async listOwnContributions({ viewer }) {
      const rows = await own.of(viewer.personaRef);
      const payDays = await payDaysOf(viewer, rows);
      return {
        status: 200,
        body: {
          items: rows.map((row) => presented(row, payDays.get(row.id) ?? row.counts_from)),
          total: rows[0]?.total ?? 0,
        },
      };
    },

    async listWaitingCards({ viewer, query }) {
      const companyId = await knownCompany(database, query.company);
      const rows = await own.waitingAt(companyId, viewer.personaRef);
      const body = rows.map(({ id, kind, about, month, text, shows_at }) => {
        return { id, kind, about, month, text, showsAt: shows_at.toISOString() };
      });
      return { status: 200, body };
    },
  };
}

function presented(row: OwnContributionRow, countsFrom: string | null) {
  const { id, kind, status, about, pay, month, counting } = row;
  return {
    id,
    kind,
    status,
    companyName: row.company_name,
    companyUrlName: row.company_url_name,
    about,
    pay,
    month,
    counting,
    countsFrom: counting === 'LATER' ? countsFrom : null,
    showsAt: row.shows_at?.toISOString() ?? null,
    // Findings are left out of live contributions, because they hide nothing there.
    reasons: status === 'LIVE' ? [] : reasonsOf(row.findings ?? []),
  };
}
