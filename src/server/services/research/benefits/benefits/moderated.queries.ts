import { COMPANY_SIZE, JOIN_COMPANY, readOf, statusOf } from '@/server/platform/moderation/moderated-table.queries';

export const moderatedBenefits = statusOf('benefits', 'research.benefit_reports');

export const readBenefits = readOf(
  'benefits',
  'research.benefit_reports',
  {
    place: 'c.name',
    place_size: COMPANY_SIZE,
    path: `'/benefits/' || c.slug || '-benefits'`,
    title: 'null::text',
    context: 'null::text',
    rating: 'null::smallint',
    parts: `jsonb_build_array(jsonb_build_object('label', 'TEXT', 'text', r.text), jsonb_build_object('label', 'FACT', 'text', array_to_string(r.codes, ', ')))`,
  },
  JOIN_COMPANY,
);
