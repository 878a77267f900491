import type { NamedCompany } from '@/core/kernel/common/named-company';
import { from, integer, jsonb, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/**
 * Returns SQL for the company id of a slug (`$place`), current or redirected. Current slugs take precedence. A hidden
 * entry without contributions has no id.
 */
export const idOfUrlName = (place: number): string =>
  `(select id from (
      select 1 as rank, id from catalog.companies where slug = $${place}
      union all
      select 2, company_id from research.company_redirects where slug = $${place}
    ) known where not research.is_entry_gone(id) order by rank limit 1)`;

/** SQL that is true if the company is claimed. Expired claims lapse within the hour (lapse-claims.ts). */
export const IS_CLAIMED =
  'exists (select 1 from research.employer_claims k where k.company_id = c.id and k.ends_on is not null)';

/** SQL for the first month of the current proof, or null if there is none. */
export const CLAIMED_IN = `(select to_char(min(k.claimed_on), 'YYYY-MM') from research.employer_claims k where k.company_id = c.id)`;

/** SQL for the company `c` inside an answer, in the contract's shape. */
export const NAMED_COMPANY = `jsonb_build_object('urlName', c.slug, 'name', c.name, 'logo', c.logo)`;
export const namedCompany = from(NAMED_COMPANY, jsonb<NamedCompany>());

export const companyIdOf = defineStatement({
  name: 'company.id-of',
  parameters: [text],
  columns: { id: integer },
  text: `select id from catalog.companies where id = ${idOfUrlName(1)}`,
});

/** SQL for the published share of invited contributions, in the contract's shape, or null if there is none. */
export const INVITED_SHARE = `(select jsonb_build_object('tenths', s.tenths, 'takenOn', s.taken_on)
  from research.invited_shares s where s.company_id = c.id)`;
