import { HELD_UNTIL_DECIDED } from '@/core/contribute/one-voice.rules';
import { ruleNamed } from '@/core/moderation/moderation-rules.rules';
import type { UserHandlers } from '@/server/contract/generated/user';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { openRows } from '@/server/platform/moderation/moderated-items';
import { sealedByIds } from '@/server/platform/moderation/personal.queries';
import { OwnIdIndex } from '@/server/platform/own-ids/own-id-index';
import { OwnContributions } from '@/server/platform/personal/own-contributions';
import type { RowOf } from '@/server/platform/sql-types';
import type { SealedContribution } from './contributions.queries';
import { ownContributions } from './contributions.queries';

const KINDS = ['reviews', 'salaries', 'interviews', 'benefits', 'photos'] as const;
/** Those that moderators take out of their tables; the others stay there under a status. */
const SEALED_KINDS: readonly string[] = ['salary', 'interview'];
const LAST_DAY = HELD_UNTIL_DECIDED.toISOString().slice(0, 10);

export interface ContributionsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
}

/** The viewer's contributions about companies. */
export function createContributions({
  database,
  authorship,
}: ContributionsDeps): Pick<UserHandlers, 'listOwnContributions'> {
  const index = new OwnIdIndex(database, authorship);

  async function sealedOf(ids: readonly string[]): Promise<readonly SealedContribution[]> {
    const rows = await database.query(sealedByIds, ids);
    return rows
      .filter(({ kind }) => SEALED_KINDS.includes(kind))
      .map(({ id, kind, seal, ends_on }) => {
        const { company_id, job_profile_id, month } = openRows(authorship, id, seal).item;
        return { id, kind, company_id, job_profile_id, month, status: ends_on === null ? 'PENDING' : 'REJECTED' };
      });
  }

  return {
    async listOwnContributions({ viewer }) {
      const own = new OwnContributions(database, index, viewer.personaRef);
      const ids = (await Promise.all(KINDS.map((kind) => own.of(kind)))).flat();
      const rows = await database.query(ownContributions, ids, JSON.stringify(await sealedOf(ids)), LAST_DAY);
      return { status: 200, body: { items: rows.map(presented), total: rows[0]?.total ?? 0 } };
    },
  };
}

function presented(row: RowOf<typeof ownContributions.columns>) {
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
