import { COMPANY_SIZE, copyOf, JOIN_COMPANY, readOf } from '@/server/platform/moderation/moderated-table.queries';

export const copySalary = copyOf('salary', 'research.salaries', `'live'`);

export const readSalary = readOf(
  'salary',
  'research.salaries',
  {
    place: 'c.name',
    place_size: COMPANY_SIZE,
    path: `'/salaries/' || c.slug || '-salaries'`,
    title: 'j.name',
    context: 'null::text',
    rating: 'null::smallint',
    parts: `jsonb_build_array(jsonb_build_object('label', 'FACT', 'text', concat_ws(' + ', r.fixed, r.variable, r.stock)),
      jsonb_build_object('label', 'FACT', 'text', r.experience::text))`,
  },
  `${JOIN_COMPANY} join catalog.job_profiles j on j.id = r.job_profile_id`,
);
