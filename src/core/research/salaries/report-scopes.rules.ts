import { provedTogether } from '@/core/kernel/figures/proved-together.rules';
import { IndependentCount, PeopleCount, ScopeIndex } from './scope-index.rules';
import type { SnapshotReport } from './snapshot-report';

/** The scopes of reports by their position in the list. */
export class ReportScopes {
  readonly index = new ScopeIndex();
  readonly #known: (readonly number[] | undefined)[] = [];

  readonly #together: readonly (number | null)[];

  /** `day` is in days since 1970. */
  constructor(
    readonly reports: readonly SnapshotReport[],
    day: number,
  ) {
    const proofs = reports.map(({ companyId, provedOn }) => (provedOn === null ? null : { companyId, provedOn }));
    this.#together = provedTogether(proofs, day);
  }

  of(place: number): readonly number[] {
    const report = this.reports[place];
    const known = this.#known[place];
    if (known !== undefined || report === undefined) return known ?? [];
    const scopes = this.index.of(report);
    this.#known[place] = scopes;
    return scopes;
  }

  /** Reports of one person must be adjacent. */
  peopleIn(places: readonly number[]): PeopleCount {
    const people = new PeopleCount();
    for (const place of places) people.add(this.#personAt(place), this.of(place));
    return people;
  }

  /** Reports of one person must be adjacent. */
  voicesIn(places: readonly number[]): IndependentCount {
    const voices = new IndependentCount();
    for (const place of places) voices.add(this.#personAt(place), this.of(place), this.togetherAt(place));
    return voices;
  }

  /** Returns the report's group of authors who proved addresses together, or null if the report counts alone. */
  togetherAt(place: number): number | null {
    return this.#together[place] ?? null;
  }

  /** Returns the first report of each person in each scope. Reports of one person must be adjacent. */
  gather(places: readonly number[], isWanted: (scope: number) => boolean): ReadonlyMap<number, readonly number[]> {
    const gathered = new Map<number, number[]>();
    const last: number[] = [];
    for (const place of places) {
      const person = this.#personAt(place);
      for (const scope of this.of(place)) {
        if (!isWanted(scope) || last[scope] === person) continue;
        last[scope] = person;
        const found = gathered.get(scope);
        if (found === undefined) gathered.set(scope, [place]);
        else found.push(place);
      }
    }
    return gathered;
  }

  #personAt(place: number): number {
    return this.reports[place]?.person ?? -1;
  }
}
