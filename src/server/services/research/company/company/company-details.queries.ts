import type { CompanyRelation } from '@/contract/generated/company';
import { MAX_RELATED, MAX_VIDEOS } from '@/core/research/company/company-limits.rules';
import {
  arrayOf,
  bigint,
  boolean,
  from,
  integer,
  jsonb,
  nullable,
  selectList,
  smallint,
  text,
  textOf,
  uuid,
} from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { CARD_TABLES, cardColumns } from './company-card.queries';
import type { StoredSection } from './stored-section';

const detailColumns = {
  founded_year: from('p.founded_year', nullable(smallint)),
  indian_employees: from('p.indian_employees', nullable(text)),
  global_employees: from('p.global_employees', nullable(text)),
  headquarters: from('c.headquarters', text),
  cities: from(
    `array(select o.city from research.company_offices o where o.company_id = c.id group by o.city order by min(o.position), o.city)`,
    arrayOf(text),
  ),
  website: from('p.website', nullable(text)),
  industry: from('i.name', text),
  secondary_industry: from('(select name from catalog.industries where id = p.secondary_industry_id)', nullable(text)),
  career_site_url: from('p.career_site_url', nullable(text)),
  naukri_page_url: from('p.naukri_page_url', nullable(text)),
  phone: from('p.phone', nullable(text)),
  email: from('p.email', nullable(text)),
  social_media: from(`coalesce(p.social_media, '{}')`, arrayOf(text)),
} as const;

export const companyDetails = defineStatement({
  name: 'company.details',
  parameters: [integer],
  columns: detailColumns,
  text: `select ${selectList(detailColumns)} from catalog.companies c
         join catalog.industries i on i.id = c.industry_id
         left join research.company_profiles p on p.company_id = c.id
         where c.id = $1`,
});

const relatedColumns = { kind: from('r.kind', textOf<CompanyRelation>()), ...cardColumns } as const;

export const relatedCompanies = defineStatement({
  name: 'company.related',
  parameters: [integer],
  columns: relatedColumns,
  text: `select ${selectList(relatedColumns)} from research.company_relations r
         join (${CARD_TABLES}) on c.id = r.related_id
         where r.company_id = $1
         order by array_position(array['parent', 'subsidiary', 'associate'], r.kind), lower(c.name), c.id limit ${MAX_RELATED}`,
});

/** SQL that is true for the headquarters, the first office in the company's named city. */
const HEADQUARTERS = `(o.city = c.headquarters and o.position = min(o.position) over (partition by o.city))`;

const officeColumns = {
  slug: from('o.slug', text),
  city: from('o.city', text),
  state: from('l.state', nullable(text)),
  address: from('o.address', nullable(text)),
  employees: from('o.employees', nullable(text)),
  is_first: from(HEADQUARTERS, boolean),
  location_id: from('o.location_id', nullable(integer)),
} as const;

export const officesOf = defineStatement({
  name: 'company.offices',
  parameters: [integer],
  columns: officeColumns,
  text: `select ${selectList(officeColumns)} from research.company_offices o
         join catalog.companies c on c.id = o.company_id
         left join catalog.locations l on l.id = o.location_id
         where o.company_id = $1 order by is_first desc, o.position, o.slug`,
});

export const companiesInCity = defineStatement({
  name: 'company.in-city',
  parameters: [integer, integer, bigint],
  columns: cardColumns,
  text: `select ${selectList(cardColumns)} from ${CARD_TABLES}
         where c.id <> $1 and c.id in (select company_id from research.company_offices where location_id = $2)
         order by f.reviews desc, c.id limit $3`,
});

export const sectionsOf = defineStatement({
  name: 'company.sections',
  parameters: [integer],
  columns: { company_id: integer, section: text, content: jsonb<StoredSection>() },
  text: 'select company_id, section, content from research.company_sections where company_id = $1 order by position, import_key',
});

export const videosOf = defineStatement({
  name: 'company.videos',
  parameters: [integer],
  columns: { id: uuid, title: text, url: text, thumbnail: nullable(text) },
  text: `select id, title, url, thumbnail from research.company_videos where company_id = $1 and status = 'LIVE' order by position limit ${MAX_VIDEOS}`,
});

const MAX_NAMES_READ = 200;
const COMPARED_LETTERS = 60;

export const companiesNear = defineStatement({
  name: 'company.near',
  parameters: [text, bigint],
  columns: cardColumns,
  text: `select ${selectList(cardColumns)} from (
           select item_id, min(levenshtein(left(tail, ${COMPARED_LETTERS}), left($1, ${COMPARED_LETTERS}))) as apart, max(weight) as weight from (
             (select item_id, tail, weight from catalog.name_tails
              where list = 'company' and tail collate "C" >= split_part($1, ' ', 1)
                and tail collate "C" < split_part($1, ' ', 1) || U&'\\+10FFFF' limit ${MAX_NAMES_READ})
             union all
             (select item_id, tail, weight from catalog.name_tails
              where list = 'company' and at = 0 and $1 <% tail limit ${MAX_NAMES_READ})
           ) hits group by item_id
         ) best join (${CARD_TABLES}) on c.id = best.item_id
         order by apart, best.weight desc, c.id limit $2`,
});
