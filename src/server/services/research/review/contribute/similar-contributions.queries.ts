import type { CountedKind } from '@/core/research/contribute/similar-contributions.rules';
import { arrayOf, bigint, integer, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/**
 * Counts what lists show, including contributions that figures exclude. A difference would reveal which reviews are
 * held.
 */
const countIn = (kind: CountedKind, table: string, isShown: string) =>
  defineStatement({
    name: `similar-contributions.${kind}`,
    parameters: [integer, arrayOf(text)],
    columns: { count: bigint },
    text: `select count(*) as count from research.${table} where company_id = $1 and author_ref is not null and ${isShown} and card @> $2`,
  });

export const countCardsWith = {
  review: countIn('review', 'reviews', `status = 'LIVE'`),
  interview: countIn('interview', 'interviews', 'true'),
  benefits: countIn('benefits', 'benefit_reports', `status = 'LIVE'`),
} as const satisfies Readonly<Record<CountedKind, unknown>>;
