import { nullable, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Gives the company of a name in addresses the logo `$2`; null takes it away. No row where there is no such company. */
export const nameCompanyLogo = defineStatement({
  name: 'logos.company',
  parameters: [text, nullable(text)],
  columns: { slug: text },
  text: 'update catalog.companies set logo = $2 where slug = $1 returning slug',
});

/** The same for a college; of several of one name the first one has it, as its page does. */
export const nameCollegeLogo = defineStatement({
  name: 'logos.college',
  parameters: [text, nullable(text)],
  columns: { slug: text },
  text: `update catalog.colleges set logo = $2
         where id = (select id from catalog.colleges where slug = $1 order by id limit 1) returning slug`,
});
