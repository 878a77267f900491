import { bytes, date, nullable, text, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/**
 * Returns SQL that deletes imported logos when `$2` is null, because a removed logo must not return from another
 * import.
 */
const forgetImported = (list: string, item: string) => `
  with forgotten as (
    update platform.import_layers set given = given - 'logo'
    where $2::text is null and list = '${list}' and item = (${item})::text and given ? 'logo'
  )`;
const companyIdByName = 'select id from catalog.companies where slug = $1';
const collegeIdByName = 'select id from catalog.colleges where slug = $1 order by id limit 1';

export const setCompanyLogo = defineStatement({
  name: 'logos.company',
  parameters: [text, nullable(text)],
  columns: { slug: text },
  text: `${forgetImported('catalog.companies', companyIdByName)}
         update catalog.companies set logo = $2 where slug = $1 returning slug`,
});

export const setCollegeLogo = defineStatement({
  name: 'logos.college',
  parameters: [text, nullable(text)],
  columns: { slug: text },
  text: `${forgetImported('catalog.colleges', collegeIdByName)}
         update catalog.colleges set logo = $2 where id = (${collegeIdByName}) returning slug`,
});

export const noteLogoAct = defineStatement({
  name: 'logos.note-act',
  parameters: [uuid, bytes, textOf<'LOGO_SET' | 'LOGO_REMOVED'>(), text, date],
  columns: {},
  text: 'insert into moderation.acts (id, moderator_ref, act, place, done_on) values ($1, $2, $3, $4, $5)',
});
