import { OTHER_INDUSTRY } from '@/core/research/company/industries.rules';
import type { CorrectedField } from '@/core/research/employer-corrections/correction.rules';
import { isCorrected } from '@/server/import/layers/corrected-facts';
import { arrayOf, boolean, integer, nullable, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Locks companies until the transaction ends, so that ids and slugs can be chosen. */
export const lockCompanies = 'lock table catalog.companies in share row exclusive mode';

export const lastCompanyId = defineStatement({
  name: 'import.companies.last-id',
  parameters: [],
  columns: { id: nullable(integer) },
  text: 'select max(id) as id from catalog.companies',
});

export const usedSlugs = defineStatement({
  name: 'import.companies.taken-slugs',
  parameters: [arrayOf(text)],
  columns: { slug: text },
  text: `select slug from catalog.companies where slug = any ($1)
         union all
         select companies.slug from unnest($1) as wanted
         join catalog.companies on companies.slug >= wanted || '-2' and companies.slug < wanted || '-:'`,
});

/** Inserts companies. Aliases are separated by line breaks; 0 is the industry named Other. */
export const insertCompanies = defineStatement({
  name: 'import.companies.insert',
  parameters: {
    id: arrayOf(integer),
    name: arrayOf(text),
    aliases: arrayOf(text),
    weight: arrayOf(integer),
    slug: arrayOf(text),
    industry: arrayOf(integer),
    headquarters: arrayOf(text),
    domain: arrayOf(text),
    import_id: nullable(integer),
  },
  columns: { id: integer },
  text: `
    insert into catalog.companies (id, name, aliases, weight, slug, industry_id, headquarters, domain, import_ids)
    select id, name, coalesce(string_to_array(nullif(aliases, ''), E'\n'), '{}'), greatest(weight, 0)::smallint, slug,
           coalesce(nullif(industry, 0), (select industries.id from catalog.industries where industries.name = '${OTHER_INDUSTRY}')), headquarters, nullif(domain, ''), array_remove(array[$import_id::integer], null)
    from unnest($id::int[], $name::text[], $aliases::text[], $weight::int[], $slug::text[], $industry::int[], $headquarters::text[], $domain::text[])
      as rows (id, name, aliases, weight, slug, industry, headquarters, domain)
    returning id`,
});

export const hasSalaries = defineStatement({
  name: 'import.companies.has-salaries',
  parameters: [],
  columns: { has_salaries: boolean },
  text: 'select exists (select from research.salaries) as has_salaries',
});

/**
 * Updates companies by id and returns the changed ones. -1, 0 and empty texts change nothing, and a corrected
 * headquarters stays.
 */
export const updateCompanies = defineStatement({
  name: 'import.companies.update',
  parameters: [arrayOf(integer), arrayOf(text), arrayOf(integer), arrayOf(integer), arrayOf(text), arrayOf(text)],
  columns: { id: integer },
  text: `
    update catalog.companies as company
    set aliases = company.aliases || array(select one from unnest(rows.aliases) as one where one <> all (company.aliases)),
        weight = case when rows.weight < 0 then company.weight else rows.weight end,
        industry_id = coalesce(nullif(rows.industry, 0), company.industry_id),
        headquarters = coalesce(nullif(rows.headquarters, ''), company.headquarters),
        domain = coalesce(nullif(rows.domain, ''), company.domain)
    from (
      select id, coalesce(string_to_array(nullif(aliases, ''), E'\\n'), '{}') as aliases, weight::smallint, industry,
        case when ${isCorrected('rows.id', 'HEADQUARTERS')} then '' else headquarters end as headquarters, domain
      from unnest($1::int[], $2::text[], $3::int[], $4::int[], $5::text[], $6::text[])
        as rows (id, aliases, weight, industry, headquarters, domain)
    ) as rows
    where company.id = rows.id and (
      not rows.aliases <@ company.aliases or (rows.weight >= 0 and rows.weight <> company.weight)
      or (rows.industry <> 0 and rows.industry is distinct from company.industry_id)
      or (rows.headquarters <> '' and rows.headquarters is distinct from company.headquarters)
      or (rows.domain <> '' and rows.domain is distinct from company.domain))
    returning company.id`,
});

const LISTS = ['social_media', 'info_tags'] as const;
const FACTS = [
  'about',
  'founded_year',
  'indian_employees',
  'global_employees',
  'website',
  'career_site_url',
  'secondary_industry_id',
  ...LISTS,
] as const;
const factsOf = (table: string) => FACTS.map((fact) => `${table}.${fact}`).join(', ');
const CORRECTED: Partial<Record<(typeof FACTS)[number], CorrectedField>> = {
  global_employees: 'EMPLOYEES_WORLDWIDE',
  website: 'WEBSITE',
  career_site_url: 'CAREER_SITE',
};
const NEWER_FACTS = FACTS.map((fact) => {
  const given = LISTS.some((list) => list === fact) ? `nullif(excluded.${fact}, '{}')` : `excluded.${fact}`;
  const newer = `coalesce(${given}, known.${fact})`;
  const field = CORRECTED[fact];
  return field === undefined
    ? newer
    : `case when ${isCorrected('known.company_id', field)} then known.${fact} else ${newer} end`;
});

/**
 * Writes facts of companies and returns the changed ones. Lists have line breaks between parts. Empty texts, 0 and
 * corrected facts change nothing.
 */
export const writeProfiles = defineStatement({
  name: 'import.companies.profiles',
  parameters: {
    id: arrayOf(integer),
    about: arrayOf(text),
    founded: arrayOf(integer),
    indian: arrayOf(text),
    global: arrayOf(text),
    website: arrayOf(text),
    careers: arrayOf(text),
    secondary: arrayOf(integer),
    social: arrayOf(text),
    tags: arrayOf(text),
    import_id: integer,
  },
  columns: { id: integer },
  text: `
    insert into research.company_profiles as known (company_id, import_ids, ${FACTS.join(', ')})
    select id, array[$import_id::integer], nullif(about, ''), nullif(founded, 0)::smallint, nullif(indian, ''), nullif(global, ''), nullif(website, ''), nullif(careers, ''),
      nullif(secondary, 0), coalesce(string_to_array(nullif(social, ''), E'\\n'), '{}'), coalesce(string_to_array(nullif(tags, ''), E'\\n'), '{}')
    from unnest($id::int[], $about::text[], $founded::int[], $indian::text[], $global::text[], $website::text[], $careers::text[], $secondary::int[], $social::text[], $tags::text[])
      as rows (id, about, founded, indian, global, website, careers, secondary, social, tags)
    where about <> '' or founded <> 0 or indian <> '' or global <> '' or website <> '' or careers <> '' or secondary <> 0 or social <> '' or tags <> ''
    on conflict (company_id) do update
    set ${FACTS.map((fact, place) => `${fact} = ${NEWER_FACTS[place]}`).join(', ')}
    where (${NEWER_FACTS.join(', ')}) is distinct from (${factsOf('known')})
    returning company_id as id`,
});
