import { integer, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const companyNameOf = defineStatement({
  name: 'company-proposals.name-of',
  parameters: [integer],
  columns: { name: text },
  text: 'select name from catalog.companies where id = $1',
});

export const companyOfName = defineStatement({
  name: 'company-proposals.of-name',
  parameters: [text],
  columns: { name: text },
  text: `select name from catalog.companies where lower(name) collate "C" = lower($1) collate "C" order by id limit 1`,
});

export const setWebsite = defineStatement({
  name: 'company-proposals.set-website',
  parameters: [integer, text],
  columns: {},
  text: 'insert into research.company_profiles (company_id, website) values ($1, $2) on conflict (company_id) do nothing',
});
