import { run } from '@tests/support/sql';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { claimantRef } from '@/server/platform/sides/sides';
import type { Person, World } from './world';

export async function aClaimant(
  { server: { database, authorship }, user, now }: World,
  company: string,
): Promise<Person> {
  const person = await user();
  const persona = authorship.personaRef(person.userId);
  const today = dayInIndia(now());
  await run(
    database,
    `insert into research.employer_claims (id, company_id, claimant_ref, claimant_seal, domain, way, claimed_on, ends_on)
     select gen_random_uuid(), id, $2, ''::bytea, 'vaayuna.example', 'DNS', date_trunc('month', $3::date), $3::date + 365 from catalog.companies where slug = $1`,
    company,
    claimantRef(authorship, persona),
    today,
  );
  return person;
}
