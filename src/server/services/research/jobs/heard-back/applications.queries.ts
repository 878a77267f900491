import { sealedListIn } from '@/server/platform/sealed-lists.queries';
import { arrayOf, integer, nullable, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { NAMED_COMPANY, namedCompany } from '@/server/services/research/company/company/company-id.queries';

export const applicationLists = sealedListIn('persona.application_lists', 'applications');

export const appliedOpenings = defineStatement({
  name: 'applications.openings',
  parameters: [arrayOf(uuid)],
  columns: {
    id: uuid,
    title: nullable(text),
    company_id: integer,
    company: namedCompany,
  },
  text: `select j.id, case when j.status = 'LIVE' then j.title end as title, j.company_id, ${NAMED_COMPANY} as company
         from research.jobs j join catalog.companies c on c.id = j.company_id where j.id = any($1)`,
});

export const listedOpening = defineStatement({
  name: 'applications.listed-opening',
  parameters: [uuid, text],
  columns: { id: uuid },
  text: `select id from research.jobs where id = $1 and posted_on >= $2::text::date and status = 'LIVE'`,
});
