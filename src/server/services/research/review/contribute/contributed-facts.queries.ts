import type { CareerStatusType, VerificationSource, Verified } from '@/contract/generated/user';
import { bytes, from, integer, nullable, text, textOf } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const named = (table: string, place: number): string =>
  `(select id from catalog.${table} where lower(name) collate "C" = lower($${place}) collate "C" order by id limit 1)`;

export const namedInCatalogue = defineStatement({
  name: 'contributed-facts.named',
  parameters: [text, nullable(text), nullable(integer), nullable(text)],
  columns: {
    company_id: from(named('companies', 1), nullable(integer)),
    job_profile_id: from(named('job_profiles', 2), nullable(integer)),
    department_id: from('(select id from catalog.departments where id = $3)', nullable(integer)),
    location_id: from(named('locations', 4), nullable(integer)),
  },
  text: `select ${named('companies', 1)} as company_id, ${named('job_profiles', 2)} as job_profile_id,
           (select id from catalog.departments where id = $3) as department_id, ${named('locations', 4)} as location_id`,
});

export const careerAtCompany = defineStatement({
  name: 'contributed-facts.career',
  parameters: [bytes, integer],
  columns: {
    type: textOf<CareerStatusType>(),
    verified: textOf<Verified>(),
    verification_source: textOf<VerificationSource>(),
  },
  text: `select s.type, s.verified, s.verification_source from persona.career_statuses s
         join catalog.companies c on lower(c.name) collate "C" = lower(s.company_name) collate "C"
         where s.persona_ref = $1 and c.id = $2`,
});
