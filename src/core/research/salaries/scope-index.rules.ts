import type { Partition } from '@/core/kernel/figures/withholding.rules';
import type { SalaryScope, ScopedReport } from './salary-scopes.rules';
import { partitionsOf, scopeKeyOf, scopesOf } from './salary-scopes.rules';

export class ScopeIndex {
  readonly scopes: SalaryScope[] = [];
  readonly #places = new Map<string, number>();
  readonly #industries: number[] = [];

  of(report: ScopedReport): readonly number[] {
    return scopesOf(report).map((scope) => this.#number(scope, report.industryId));
  }

  find(scope: SalaryScope): number {
    return this.#places.get(scopeKeyOf(scope)) ?? -1;
  }

  partitions(): readonly Partition[] {
    const parts = new Map<string, { readonly whole: number; readonly parts: number[] }>();
    for (const [place, scope] of this.scopes.entries()) {
      for (const { whole, by } of partitionsOf(scope, this.#industries[place] ?? 0)) {
        const number = this.find(whole);
        const key = `${number} ${by}`;
        const known = parts.get(key);
        if (known === undefined) parts.set(key, { whole: number, parts: [place] });
        else known.parts.push(place);
      }
    }
    return [...parts.values()];
  }

  #number(scope: SalaryScope, industryId: number): number {
    const key = scopeKeyOf(scope);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const place = this.scopes.push(scope) - 1;
    this.#places.set(key, place);
    this.#industries.push(industryId);
    return place;
  }
}

/** Counts people per scope. People with the same `together` count as one. Reports of one person must be adjacent. */
export class IndependentCount {
  readonly #own = new PeopleCount();
  readonly #last: number[] = [];
  readonly #together: (Set<number> | undefined)[] = [];

  add(person: number, scopes: readonly number[], together: number | null): void {
    const first = scopes.filter((scope) => this.#last[scope] !== person);
    for (const scope of first) this.#last[scope] = person;
    if (together === null) this.#own.add(person, first);
    else for (const scope of first) this.#together[scope] = (this.#together[scope] ?? new Set()).add(together);
  }

  of(scope: number): number {
    return this.ownOf(scope) + (this.#together[scope]?.size ?? 0);
  }

  /** Counts people without a `together`. */
  ownOf(scope: number): number {
    return this.#own.of(scope);
  }
}

/** Counts each person once per scope. Reports of one person must be adjacent. */
export class PeopleCount {
  readonly counts: number[] = [];
  readonly #last: number[] = [];

  add(person: number, scopes: readonly number[]): void {
    for (const scope of scopes) {
      if (this.#last[scope] === person) continue;
      this.#last[scope] = person;
      this.counts[scope] = (this.counts[scope] ?? 0) + 1;
    }
  }

  of(scope: number): number {
    return this.counts[scope] ?? 0;
  }
}
