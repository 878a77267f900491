import { integer, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/**
 * Returns the SQL of the id of the company that a lower-case name in addresses (`$place`) leads to, now or by a redirect; the present name wins. None for one
 * whose entry a moderator took off, and that nobody has told anything of.
 */
export const idOfUrlName = (place: number): string =>
  `(select id from (
      select 1 as rank, id from catalog.companies where slug = $${place}
      union all
      select 2, company_id from research.company_redirects where slug = $${place}
    ) known where not research.is_entry_gone(id) order by rank limit 1)`;

/** The SQL of whether the company `c` is claimed; a claim that is over leaves within the hour (lapse-claims.ts). */
export const IS_CLAIMED =
  'exists (select 1 from research.employer_claims k where k.company_id = c.id and k.ends_on is not null)';

/** The SQL of the month of the first proof of the company `c` that is in force; null for none. */
export const CLAIMED_IN = `(select to_char(min(k.claimed_on), 'YYYY-MM') from research.employer_claims k where k.company_id = c.id)`;

/** The company of a lower-case name in addresses; no row if there is none. */
export const companyIdOf = defineStatement({
  name: 'company.id-of',
  parameters: [text],
  columns: { id: integer },
  text: `select id from catalog.companies where id = ${idOfUrlName(1)}`,
});

/** The SQL of the published share of invited contributions of the company `c`, as the contract has it; null for none. */
export const INVITED_SHARE = `(select jsonb_build_object('tenths', s.tenths, 'takenOn', s.taken_on)
  from research.invited_shares s where s.company_id = c.id)`;
