import { mailboxAddresses } from '@/server/platform/mail/personal.queries';
import type { PersonalData, PersonalScope, TableRow } from '@/server/platform/personal/personal-data';
import { careerOfPersona } from './career.queries';
import { openEmail } from './career-email';
import { addressOfLastCode } from './personal.queries';

type Scope = Omit<PersonalScope, 'addresses'>;

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'Your career status: what you do, where, and what proved it; the work address is sealed',
      columns: [
        'persona.career_statuses.persona_ref',
        'persona.career_statuses.email_seal',
        'persona.career_statuses.address_ref',
        'persona.career_statuses.proved_seal',
        'persona.verification_codes.email_ref',
        'persona.verification_codes.code_hash',
        'persona.verification_codes.expires_seal',
        'persona.verification_codes.hour_seal',
      ],
      copied: ['career'],
      atEnd: 'erased',
    },
  ],
  exports: [{ name: 'career', read: careerRows }],
  addresses: async (scope) => [...(await workAddresses(scope)), ...(await unconfirmedAddresses(scope))],
};

async function careerRows({ database, authorship, personaRef }: PersonalScope): Promise<readonly TableRow[]> {
  const rows = await database.query(careerOfPersona, personaRef);
  return rows.map((row) => {
    const { email_seal: _sealed, ...told } = row;
    return { ...told, email: openEmail(authorship, personaRef, row) };
  });
}

async function workAddresses({ database, authorship, personaRef }: Scope): Promise<readonly string[]> {
  const rows = await database.query(careerOfPersona, personaRef);
  return rows.flatMap((row) => openEmail(authorship, personaRef, row) ?? []);
}

async function unconfirmedAddresses({ database, authorship, personaRef }: Scope): Promise<readonly string[]> {
  const [sent] = await database.query(addressOfLastCode, personaRef);
  if (sent === undefined) return [];
  const mailed = await database.query(mailboxAddresses);
  return mailed.map(({ address }) => address).filter((one) => authorship.emailRef(one).equals(sent.email_ref));
}
