import type { Partition } from '@/core/kernel/figures/withholding.rules';
import type { TenureQuestion } from './tenure.rules';

/** The ways in which a company's people are told apart. */
export const TENURE_GROUPINGS = ['company', 'department', 'city', 'role'] as const;
export type TenureGrouping = (typeof TENURE_GROUPINGS)[number];

/** A company shows one of the two: a family of roles is nearly always in one department, so their difference would be a few people. */
export const RIVAL_GROUPINGS = ['role', 'department'] as const satisfies readonly TenureGrouping[];
export type RivalGrouping = (typeof RIVAL_GROUPINGS)[number];

/** Returns the name under which a report keeps that a figure has its answer. */
export function countedName(question: TenureQuestion, grouping: TenureGrouping): string {
  return `${question}:${grouping}`;
}

/** People whose answers to one question make one figure. */
export interface TenureScope {
  readonly companyId: number;
  readonly grouping: TenureGrouping;
  /** The id of a department or city, or a family of roles. Empty for a company as a whole, and for people who did not say theirs. */
  readonly groupId: string;
  readonly question: TenureQuestion;
}

/** The facts of an answer that decide whose figures it is in. */
export interface ScopedAnswer {
  readonly companyId: number;
  readonly departmentId: number | null;
  readonly locationId: number | null;
  /** The family of the role (`titleFamilyOf`). */
  readonly family: string | null;
  readonly question: TenureQuestion;
}

/** Returns whether a scope has a name: people who did not say their department, city or role have none. */
export function isNamedScope({ grouping, groupId }: TenureScope): boolean {
  return grouping === 'company' || groupId !== '';
}

/** Returns a scope's name as a text, the same for the same scope. */
export function tenureScopeKey({ companyId, grouping, groupId, question }: TenureScope): string {
  return `${companyId}.${grouping}.${groupId}.${question}`;
}

/** The scopes of a set of answers, each with a number. */
export class TenureScopes {
  readonly all: TenureScope[] = [];
  readonly #places = new Map<string, number>();

  /** Returns the numbers of the scopes that an answer is in, that of its company first. */
  of({ companyId, departmentId, locationId, family, question }: ScopedAnswer): readonly number[] {
    const scopes: readonly TenureScope[] = [
      { companyId, grouping: 'company', groupId: '', question },
      { companyId, grouping: 'department', groupId: `${departmentId ?? ''}`, question },
      { companyId, grouping: 'city', groupId: `${locationId ?? ''}`, question },
      { companyId, grouping: 'role', groupId: family ?? '', question },
    ];
    return scopes.map((scope) => this.#number(scope));
  }

  /** Returns the number of a scope; undefined if no answer is in it. */
  find(scope: TenureScope): number | undefined {
    return this.#places.get(tenureScopeKey(scope));
  }

  /** Returns the companies with the departments, cities, and families of roles that each falls into, without those that are not used. */
  partitions(isUnused: (scope: TenureScope) => boolean): readonly Partition[] {
    const parts = new Map<string, { readonly whole: number; readonly parts: number[] }>();
    for (const [place, scope] of this.all.entries()) {
      const whole = this.find({ ...scope, grouping: 'company', groupId: '' });
      if (scope.grouping === 'company' || whole === undefined || isUnused(scope)) continue;
      const key = `${whole} ${scope.grouping}`;
      const known = parts.get(key);
      if (known === undefined) parts.set(key, { whole, parts: [place] });
      else known.parts.push(place);
    }
    return [...parts.values()];
  }

  #number(scope: TenureScope): number {
    const key = tenureScopeKey(scope);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const place = this.all.push(scope) - 1;
    this.#places.set(key, place);
    return place;
  }
}
