import { copyOf, readOf } from '@/server/platform/moderation/moderated-table.queries';

export const copyProposal = copyOf('company', 'research.company_proposals', `'live'`);

export const readProposal = readOf(
  'company',
  'research.company_proposals',
  {
    place: 'r.name',
    place_size: '0',
    path: `'/list-of-companies'`,
    title: 'r.name',
    context: 'null::text',
    rating: 'null::smallint',
    parts: `jsonb_build_array(jsonb_build_object('label', 'FACT', 'text', r.city), jsonb_build_object('label', 'FACT', 'text', r.website))`,
  },
  '',
);
