import type { ItemRows } from '@/server/platform/moderation/item-rows';
import { COMPANY_SIZE, copyOf, JOIN_COMPANY, readOf } from '@/server/platform/moderation/moderated-table.queries';
import { from, integer, jsonb, nullable, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { SECTION_PICTURES } from '../company/section-picture-file';

const TABLE = 'research.company_entries';

const rowsOf = (table: string) =>
  `(select coalesce(jsonb_agg(to_jsonb(x)), '[]') from research.company_${table} x where x.company_id = t.company_id)`;
const ofCompany = (column: string) => `(select c.${column} from catalog.companies c where c.id = t.company_id)`;

export const copyEntry = copyOf(
  'entry',
  TABLE,
  `'live'`,
  `, 'logo', ${ofCompany('logo')}, 'headquarters', ${ofCompany('headquarters')},
   'profiles', ${rowsOf('profiles')}, 'offices', ${rowsOf('offices')}, 'sections', ${rowsOf('sections')}`,
  'not t.is_off',
);

const part = (label: string, value: string) => `jsonb_build_object('label', '${label}', 'text', ${value})`;
const profile = (column: string) => `$1::jsonb -> 'profiles' -> 0 ->> '${column}'`;
const SECTIONS = `(
  select string_agg(concat_ws(E'\\n', s #>> '{content,title}',
    (select string_agg(p, E'\\n') from jsonb_array_elements_text(s #> '{content,paragraphs}') p),
    (select string_agg(concat_ws(E'\\n', i ->> 'title', i ->> 'text', i ->> 'url'), E'\\n') from jsonb_array_elements(s #> '{content,items}') i)), E'\\n')
  from jsonb_array_elements($1::jsonb -> 'sections') s)`;
const PICTURES = `(
  select coalesce(jsonb_agg(${part('PICTURE', `'${SECTION_PICTURES}/' || (s ->> 'company_id') || '/' || (s #>> '{content,items,0,image}') || '.webp'`)}), '[]')
  from jsonb_array_elements($1::jsonb -> 'sections') s where s #>> '{content,items,0,image}' like 'i-%')`;
const FACTS = ['website', 'career_site_url', 'phone', 'email', 'founded_year', 'indian_employees', 'global_employees'];

export const readEntry = readOf(
  'entry',
  TABLE,
  {
    place: 'c.name',
    place_size: COMPANY_SIZE,
    path: `'/overview/' || c.slug || '-overview'`,
    title: 'c.name',
    context: 'null::text',
    rating: 'null::smallint',
    parts: `jsonb_build_array(${[
      part('TEXT', profile('about')),
      part('TEXT', SECTIONS),
      part('PICTURE', `'/alpha/company/photos/logos/' || ($1::jsonb ->> 'logo') || '.jpg'`),
      part('FACT', `nullif($1::jsonb ->> 'headquarters', '')`),
      ...FACTS.map((column) => part('FACT', profile(column))),
    ].join(', ')}) || ${PICTURES}`,
  },
  JOIN_COMPANY,
);

export const keepEntry = defineStatement({
  name: 'entries.keep',
  parameters: [uuid, integer],
  columns: { id: uuid },
  text: `insert into ${TABLE} as e (id, company_id) select $1, c.id from catalog.companies c where c.id = $2
         on conflict (company_id) do update set company_id = e.company_id returning e.id`,
});

export const hideEntry = defineStatement({
  name: 'entries.hide',
  parameters: [uuid],
  columns: { done: from('research.hide_entry($1)::text', nullable(text)) },
  text: 'select research.hide_entry($1)::text as done',
});

export const showEntry = defineStatement({
  name: 'entries.show',
  parameters: [jsonb<ItemRows>()],
  columns: { done: from('research.show_entry($1)::text', nullable(text)) },
  text: 'select research.show_entry($1)::text as done',
});

export const dropOffPictures = defineStatement({
  name: 'entries.drop-pictures',
  parameters: [uuid],
  columns: {},
  text: `with gone as (select off_logo, off_pictures from ${TABLE} where id = $1),
           forgotten as (update ${TABLE} set off_logo = null, off_pictures = null where id = $1)
         insert into platform.unused_files (key)
         select 'logos/' || off_logo || '.jpg' from gone where off_logo is not null
         union select 'sections/' || unnest(off_pictures) || '.webp' from gone on conflict (key) do nothing`,
});
