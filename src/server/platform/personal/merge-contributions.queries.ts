import type { ContributionKind } from '../own-ids/contribution-tables';
import { CONTRIBUTION_TABLES } from '../own-ids/contribution-tables';
import { arrayOf, boolean, bytes, from, integer, nullable, selectList, text, uuid } from '../sql-types';
import { defineStatement } from '../statement';

export interface UniquenessFacts {
  readonly companyId: number;
  readonly jobProfileId: number | null;
  /** `2026-11`, or null if the kind has no month. */
  readonly month: string | null;
}

interface Kind {
  readonly kind: Exclude<ContributionKind, 'companies'>;
  readonly hasStatus: boolean;
  readonly once: {
    readonly subjectOf: (facts: UniquenessFacts) => string;
    readonly isOfRole: boolean;
    readonly month?: 'month' | 'joined';
  } | null;
}

export function contributionMergeStatements({ kind, hasStatus, once }: Kind) {
  const table = CONTRIBUTION_TABLES[kind];
  const isOfRole = once?.isOfRole === true;
  const columns = {
    id: uuid,
    author_ref: from(`coalesce(t.author_ref, ''::bytea)`, bytes),
    is_shown: from(hasStatus ? `t.status not in ('DELETED', 'EARLIER')` : 'true', boolean),
    is_once: from(once === null ? 'false' : 't.once_ref is not null', boolean),
    company_id: from(once === null ? '0' : 't.company_id + 0', integer),
    job_profile_id: from(isOfRole ? 'nullif(t.job_profile_id, 0)' : 'null::integer', nullable(integer)),
    month: from(once?.month === undefined ? 'null::text' : `to_char(t.${once.month}, 'YYYY-MM')`, nullable(text)),
  } as const;
  return {
    kind,
    subjectOf: once?.subjectOf ?? null,
    rows: defineStatement({
      name: `merge.${kind}`,
      parameters: [arrayOf(uuid)],
      columns,
      text: `select ${selectList(columns, 't')} from ${table} t where t.id = any($1) and t.author_ref is not null
             and not exists (select from moderation.removed r where r.item_id = t.id) order by t.id`,
    }),
    move: defineStatement({
      name: `merge.move-${kind}`,
      parameters: [arrayOf(uuid), arrayOf(bytes), arrayOf(bytes), arrayOf(bytes)],
      columns: {},
      text: `update ${table} t set author_ref = m.author_ref, author_seal = m.author_seal
               ${once === null ? '' : ', once_ref = case when t.once_ref is null then null else m.once_ref end'}
             from unnest($1::uuid[], $2::bytea[], $3::bytea[], $4::bytea[]) as m (id, author_ref, author_seal, once_ref) where t.id = m.id`,
    }),
  };
}

export type MergedContributions = ReturnType<typeof contributionMergeStatements>;

export const existingOnceRefs = defineStatement({
  name: 'merge.existing-once-refs',
  parameters: [arrayOf(bytes)],
  columns: { once_ref: bytes },
  text: [
    'research.reviews',
    'research.salaries',
    'research.interviews',
    'research.benefit_reports',
    'research.tenure_reports',
    'moderation.removed',
    'moderation.waiting',
  ]
    .map((table) => `select once_ref from ${table} where once_ref = any($1)`)
    .join(' union all '),
});
