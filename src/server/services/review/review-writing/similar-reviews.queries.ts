import { arrayOf, bigint, integer, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** The number of published reviews of company `$1` whose cards show all of the keys `$2`. */
export const countCardsWith = defineStatement({
  name: 'similar-reviews.count',
  parameters: [integer, arrayOf(text)],
  columns: { count: bigint },
  text: `select count(*) as count from research.reviews where company_id = $1 and status = 'LIVE' and card @> $2`,
});
