import { isWorkAddress, proofBy } from '@/core/account/career-status/proof.rules';
import { dayNumberInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { ToldPay } from '@/core/research/salaries/shown-pay.rules';
import { MIN_ACCOUNT_DAYS } from '@/core/research/salaries/snapshot-limits.rules';
import type { SnapshotReport } from '@/core/research/salaries/snapshot-report';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { personaOfSeal } from '@/server/platform/persona-of-seal';
import { openMoment, sealMoment } from '@/server/platform/sealed-moment';
import type { RowOf } from '@/server/platform/sql-types';
import { checkedCareers, salariesBehind, usersBehind } from './snapshot.queries';

/** A salary as a snapshot reads it. */
export interface ReadSalary extends SnapshotReport, ToldPay {
  readonly id: string;
}

type Row = RowOf<typeof salariesBehind.columns>;

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** Salaries whose account has ended: they keep their card, and count in no figure. */
const NOBODY = null;

/**
 * Reads all salaries that may count on a day (days since 1970): those of users who have an account, and imported ones. Whose they are is known in memory
 * alone, by numbers of this reading.
 */
export async function readSalaries(
  database: Database,
  authorship: Authorship,
  day: number,
): Promise<readonly ReadSalary[]> {
  const rows: Row[] = [];
  for await (const page of pagesOf((behind) => database.query(salariesBehind, behind))) rows.push(...page);
  const personas = rows.map(({ id, author_seal }) =>
    author_seal === null ? NOBODY : (personaOfSeal(authorship, author_seal, id)?.toString('latin1') ?? NOBODY),
  );
  const workplaces = await workplacesOf(database, authorship);
  const days = await daysOf(database, authorship, new Set(personas));
  const numbers = new Map<string, number>();
  return rows.flatMap((row, place) => {
    const persona = personas[place] ?? NOBODY;
    if (row.author_seal === null) return [salaryOf(row, null, true)];
    const since = persona === NOBODY ? undefined : days.get(persona);
    if (persona === NOBODY || since === undefined) return [];
    const person = numbers.get(persona) ?? numbers.size;
    numbers.set(persona, person);
    const workplace = workplaces.get(persona);
    const isAtWork = workplace?.companyId === row.company_id;
    const isChecked = row.is_checked || isAtWork;
    const report = salaryOf({ ...row, is_checked: isChecked }, person, isChecked || day - since >= MIN_ACCOUNT_DAYS);
    const countedOn =
      row.counted_seal === null
        ? null
        : dayNumberInIndia(openMoment(authorship, Buffer.from(row.id), row.counted_seal));
    return [{ ...report, countedOn, provedOn: isAtWork ? workplace.provedOn : null }];
  });
}

/** Seals the moment of the snapshot that admits a salary. */
export function sealCounted(authorship: Authorship, id: string, moment: number): Buffer {
  return sealMoment(authorship, Buffer.from(id), moment);
}

function salaryOf(row: Row, person: number | null, isReady: boolean): ReadSalary {
  return {
    id: row.id,
    industryId: row.industry_id,
    companyId: row.company_id,
    jobProfileId: row.job_profile_id,
    locationId: row.location_id,
    employment: row.employment,
    band: row.band,
    month: row.month,
    fixed: row.fixed,
    variable: row.variable,
    stock: row.stock,
    joiningBonus: row.joining_bonus,
    reports: row.reports,
    isChecked: row.is_checked,
    isCounted: row.is_counted,
    countedOn: null,
    isImported: person === null,
    isReady,
    wasReady: row.was_ready,
    provedOn: null,
    person,
  };
}

/** The company of a persona, and the day since 1970 on which an address of it proved that; null for one that is not stored. */
interface Workplace {
  readonly companyId: number;
  readonly provedOn: number | null;
}

/** The companies at whose address personas have proved, until now, that they work there. An address proves one of them at a time. */
async function workplacesOf(database: Database, authorship: Authorship): Promise<ReadonlyMap<string, Workplace>> {
  const careers = await database.query(checkedCareers);
  const atWork = careers.flatMap(
    ({ persona_ref, company_id, type, verified, verification_source: source, proved_seal }) => {
      if (type === 'student' || !isWorkAddress(proofBy({ type, verified, source }))) return [];
      const provedOn = proved_seal === null ? null : dayNumberInIndia(openMoment(authorship, persona_ref, proved_seal));
      return [[persona_ref.toString('latin1'), { companyId: company_id, provedOn }] as const];
    },
  );
  return new Map(atWork);
}

/** The days since 1970 on which the users of personas came. */
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

/** Pages of rows in the order of their ids. */
async function* pagesOf<R extends { readonly id: string }>(
  read: (behind: string) => Promise<readonly R[]>,
): AsyncGenerator<readonly R[]> {
  for (let behind: string | undefined = FIRST_ID; behind !== undefined; ) {
    const page: readonly R[] = await read(behind);
    behind = page.at(-1)?.id;
    yield page;
  }
}
