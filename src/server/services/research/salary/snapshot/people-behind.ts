import { isWorkAddress, proofBy } from '@/core/account/career-status/proof.rules';
import { dayNumberInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { personaOfSeal } from '@/server/platform/persona-of-seal';
import { unsealMoment } from '@/server/platform/sealed-moment';
import { checkedCareers, usersBehind } from './snapshot.queries';

export interface SealedRow {
  readonly id: string;
  readonly company_id: number;
  readonly author_seal: Uint8Array | null;
}

export interface CountedPerson {
  readonly person: number;
  readonly since: number;
  readonly isAtWork: boolean;
  readonly provedOn: number | null;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Returns null for an imported row, and once the account has ended, because the row then counts in no figure. */
export async function peopleBehind(
  database: Database,
  authorship: Authorship,
  rows: readonly SealedRow[],
): Promise<readonly (CountedPerson | null)[]> {
  const personas = rows.map(({ id, author_seal }) =>
    author_seal === null ? null : (personaOfSeal(authorship, author_seal, id)?.toString('latin1') ?? null),
  );
  const workplaces = await workplacesOf(database, authorship);
  const days = await daysOf(database, authorship, new Set(personas));
  const numbers = new Map<string, number>();
  return rows.map(({ company_id }, place) => {
    const persona = personas[place] ?? null;
    const since = persona === null ? undefined : days.get(persona);
    if (persona === null || since === undefined) return null;
    const person = numbers.get(persona) ?? numbers.size;
    numbers.set(persona, person);
    const workplace = workplaces.get(persona);
    const isAtWork = workplace?.companyId === company_id;
    return { person, since, isAtWork, provedOn: isAtWork ? workplace.provedOn : null };
  });
}

interface Workplace {
  readonly companyId: number;
  readonly provedOn: number | null;
}

/** Returns employers whose address personas have verified. An address proves one person at a time. */
export async function workplacesOf(
  database: Database,
  authorship: Authorship,
): Promise<ReadonlyMap<string, Workplace>> {
  const careers = await database.query(checkedCareers);
  const atWork = careers.flatMap(
    ({ persona_ref, company_id, type, verified, verification_source: source, proved_seal }) => {
      if (type === 'student' || !isWorkAddress(proofBy({ type, verified, source }))) return [];
      const provedOn =
        proved_seal === null ? null : dayNumberInIndia(unsealMoment(authorship, persona_ref, proved_seal));
      return [[persona_ref.toString('latin1'), { companyId: company_id, provedOn }] as const];
    },
  );
  return new Map(atWork);
}

async function daysOf(
  database: Database,
  authorship: Authorship,
  wanted: ReadonlySet<string | null>,
): Promise<ReadonlyMap<string, number>> {
  const days = new Map<string, number>();
  for await (const page of pagesOf((behind) => database.query(usersBehind, behind))) {
    for (const { id, day } of page) {
      const persona = authorship.personaRef(id).toString('latin1');
      if (wanted.has(persona)) days.set(persona, day);
    }
  }
  return days;
}

export async function* pagesOf<R extends { readonly id: string }>(
  read: (behind: string) => Promise<readonly R[]>,
): AsyncGenerator<readonly R[]> {
  for (let behind: string | undefined = FIRST_ID; behind !== undefined; ) {
    const page: readonly R[] = await read(behind);
    behind = page.at(-1)?.id;
    yield page;
  }
}
