import { COMPANY_SIZE, copyOf, JOIN_COMPANY, readOf } from '@/server/platform/moderation/moderated-table.queries';

export const copyTenure = copyOf('tenure', 'research.tenure_reports', `'live'`);

export const readTenure = readOf(
  'tenure',
  'research.tenure_reports',
  {
    place: 'c.name',
    place_size: COMPANY_SIZE,
    path: `'/tenure/' || c.slug || '-joining-and-leaving'`,
    title: 'null::text',
    context: 'null::text',
    rating: 'null::smallint',
    parts: `(select jsonb_agg(jsonb_build_object('label', 'FACT', 'text', key || ': ' || value) order by key) from jsonb_each_text(r.answers))`,
  },
  JOIN_COMPANY,
);
