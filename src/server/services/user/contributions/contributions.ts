import { ruleNamed } from '@/core/moderation/moderation-rules.rules';
import type { UserHandlers } from '@/server/contract/generated/user';
import type { OwnContributionRow, OwnContributionRowsDeps } from './own-contribution-rows';
import { OwnContributionRows } from './own-contribution-rows';

/** The viewer's contributions about companies. */
export function createContributions(deps: OwnContributionRowsDeps): Pick<UserHandlers, 'listOwnContributions'> {
  const own = new OwnContributionRows(deps);
  return {
    async listOwnContributions({ viewer }) {
      const rows = await own.of(viewer.personaRef);
      return { status: 200, body: { items: rows.map(presented) } };
    },
  };
}

function presented(row: OwnContributionRow) {
  const { id, kind, status, about, month } = row;
  return {
    id,
    kind,
    status,
    companyName: row.company_name,
    companyUrlName: row.company_url_name,
    about,
    month,
    countsFrom: row.counts_from,
    reasons: (row.findings ?? []).map(({ rule, words }) => {
      const { title, wording } = ruleNamed(rule);
      return { rule: title, wording, words: [...words] };
    }),
  };
}
