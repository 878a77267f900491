import { provedTogether } from '@/core/kernel/figures/proved-together.rules';
import { PeopleCount, ScopeIndex, VoiceCount } from './scope-index.rules';
import type { SnapshotReport } from './snapshot-report';

/** The scopes that each report of a snapshot belongs to, by the report's place in the list. */
export class ReportScopes {
  readonly index = new ScopeIndex();
  readonly #known: (readonly number[] | undefined)[] = [];

  readonly #together: readonly (number | null)[];

  /** `day` is that of the snapshot, in days since 1970. */
  constructor(
    readonly reports: readonly SnapshotReport[],
    day: number,
  ) {
    const proofs = reports.map(({ companyId, provedOn }) => (provedOn === null ? null : { companyId, provedOn }));
    this.#together = provedTogether(proofs, day);
  }

  /** Returns the numbers of a report's scopes; none for a place without a report. */
  of(place: number): readonly number[] {
    const report = this.reports[place];
    const known = this.#known[place];
    if (known !== undefined || report === undefined) return known ?? [];
    const scopes = this.index.of(report);
    this.#known[place] = scopes;
    return scopes;
  }

  /** Counts the people of these reports by scope. Those of one person must follow each other. */
  peopleIn(places: readonly number[]): PeopleCount {
    const people = new PeopleCount();
    for (const place of places) people.add(this.#personAt(place), this.of(place));
    return people;
  }

  /** Counts the voices of these reports by scope. Those of one person must follow each other. */
  voicesIn(places: readonly number[]): VoiceCount {
    const voices = new VoiceCount();
    for (const place of places) voices.add(this.#personAt(place), this.of(place), this.togetherAt(place));
    return voices;
  }

  /** Returns the number that a report shares with those whose proofs count as one; null for none. */
  togetherAt(place: number): number | null {
    return this.#together[place] ?? null;
  }

  /** Returns the first report of each person in each scope that `isWanted`. Those of one person must follow each other. */
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
