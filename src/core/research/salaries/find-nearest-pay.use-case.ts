import type { NearPay, SalaryScopeField } from './near-pay';
import { SALARY_SCOPE_FIELDS } from './near-pay';
import type { SalaryReading, SalaryScope } from './salary-reading.port';

/**
 * The limits to try, most specific first. A figure has a company or a role, and never both a city and an experience.
 */
const KEPT: readonly (readonly SalaryScopeField[])[] = [
  ['company', 'jobProfile', 'experience', 'employment'],
  ['company', 'jobProfile', 'location', 'employment'],
  ['jobProfile', 'location', 'employment'],
  ['jobProfile', 'experience', 'employment'],
  ['company', 'jobProfile', 'employment'],
  ['company', 'jobProfile'],
  ['jobProfile', 'employment'],
  ['jobProfile'],
  ['company', 'location', 'employment'],
  ['company', 'experience', 'employment'],
  ['company', 'employment'],
  ['company'],
];

const MAX_NEAR = 3;

/** Finds the nearest published figures for pay that too few people have reported. */
export class FindNearestPay {
  readonly #reading: Pick<SalaryReading, 'getSalaryReport'>;

  constructor(reading: Pick<SalaryReading, 'getSalaryReport'>) {
    this.#reading = reading;
  }

  /** Returns figures, most specific first, or an empty list if nothing similar is published. */
  async execute(wanted: SalaryScope): Promise<readonly NearPay[]> {
    const given = SALARY_SCOPE_FIELDS.filter((limit) => wanted[limit] !== undefined);
    const wider = distinct(KEPT.map((kept) => given.filter((limit) => kept.includes(limit)))).filter(
      (kept) => kept.length < given.length && kept.some((limit) => limit === 'company' || limit === 'jobProfile'),
    );
    const found = await Promise.all(
      wider.map(async (kept): Promise<readonly NearPay[]> => {
        const scope: SalaryScope = Object.fromEntries(kept.map((limit) => [limit, wanted[limit]]));
        const answer = await this.#reading.getSalaryReport(scope);
        if (!answer.ok || answer.value.figure.count === 0 || answer.value.leftOut.length > 0) return [];
        return [{ scope, report: answer.value, dropped: given.filter((limit) => !kept.includes(limit)) }];
      }),
    );
    return found.flat().slice(0, MAX_NEAR);
  }
}

function distinct(lists: readonly (readonly SalaryScopeField[])[]): readonly (readonly SalaryScopeField[])[] {
  return [...new Map(lists.map((list) => [list.join(), list])).values()];
}
