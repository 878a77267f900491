import { arrayOf, bytes, date, from, integer, nullable, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const SITES = 'array_remove(array[c.domain, p.website, p.career_site_url], null)';
const siteColumns = {
  id: from('c.id', integer),
  name: from('c.name', text),
  sites: from(SITES, arrayOf(text)),
  added: from('d.added', arrayOf(text)),
} as const;
const COMPANIES = `
  select c.id, c.name, ${SITES} as sites, d.added
  from catalog.companies c left join research.company_profiles p on p.company_id = c.id
    cross join lateral (
      select coalesce(array_agg(domain order by domain), '{}') as added from research.company_domains where company_id = c.id
    ) d`;

export const companySites = defineStatement({
  name: 'company.sites',
  parameters: [],
  columns: siteColumns,
  text: `${COMPANIES} where coalesce(c.domain, p.website, p.career_site_url, d.added[1]) is not null order by lower(c.name) collate "C", c.id`,
});

export const sitesOfCompany = defineStatement({
  name: 'company.sites-of',
  parameters: [integer],
  columns: siteColumns,
  text: `${COMPANIES} where c.id = $1`,
});

export const addedDomains = defineStatement({
  name: 'company.added-domains',
  parameters: [integer],
  columns: { domain: text, since: from(`to_char(since, 'YYYY-MM')`, text) },
  text: `select domain, to_char(since, 'YYYY-MM') as since from research.company_domains where company_id = $1 order by domain collate "C"`,
});

export const waitToAddDomain = defineStatement({
  name: 'company.wait-to-add-domain',
  parameters: [],
  columns: {},
  text: 'select from pg_advisory_xact_lock(7263407)',
});

export const addDomain = defineStatement({
  name: 'company.add-domain',
  parameters: [integer, text, date],
  columns: { domain: text },
  text: `insert into research.company_domains (company_id, domain, since) values ($1, $2, $3) on conflict do nothing returning domain`,
});

/** Removes a domain that moderators added. Returns no row if it was not there. */
export const removeDomain = defineStatement({
  name: 'company.remove-domain',
  parameters: [integer, text],
  columns: { domain: text },
  text: 'delete from research.company_domains where company_id = $1 and domain = $2 returning domain',
});

/** Selects sealed verified addresses at unknown domains of company `$1`, with sealed days. */
export const addressesAtOtherDomains = defineStatement({
  name: 'company.addresses-at-other-domains',
  parameters: [text],
  columns: { persona_ref: bytes, email_seal: nullable(bytes), proved_seal: nullable(bytes) },
  text: `select persona_ref, email_seal, proved_seal from persona.career_statuses
         where lower(company_name) collate "C" = lower($1) collate "C" and type = 'working' and verified = 'PARTIAL_VERIFIED'`,
});
