import type { Partition } from '@/core/kernel/figures/withholding.rules';
import type { TenureQuestion } from './tenure.rules';

export const TENURE_GROUPINGS = ['company', 'department', 'city', 'role'] as const;
export type TenureGrouping = (typeof TENURE_GROUPINGS)[number];

/**
 * Groupings of which a company shows only one. Most role families belong to one department, so the difference would be
 * a few people.
 */
export const EXCLUSIVE_GROUPINGS = ['role', 'department'] as const satisfies readonly TenureGrouping[];
export type ExclusiveGrouping = (typeof EXCLUSIVE_GROUPINGS)[number];

export function countNameOf(question: TenureQuestion, grouping: TenureGrouping): string {
  return `${question}:${grouping}`;
}

export interface TenureScope {
  readonly companyId: number;
  readonly grouping: TenureGrouping;
  /** A department, city or role family. Empty for a whole company, and for people who did not name theirs. */
  readonly groupId: string;
  readonly question: TenureQuestion;
}

export interface ScopedAnswer {
  readonly companyId: number;
  readonly departmentId: number | null;
  readonly locationId: number | null;
  readonly family: string | null;
  readonly question: TenureQuestion;
}

export function isNamedScope({ grouping, groupId }: TenureScope): boolean {
  return grouping === 'company' || groupId !== '';
}

export function tenureScopeKey({ companyId, grouping, groupId, question }: TenureScope): string {
  return `${companyId}.${grouping}.${groupId}.${question}`;
}

export class TenureScopes {
  readonly all: TenureScope[] = [];
  readonly #places = new Map<string, number>();

  of({ companyId, departmentId, locationId, family, question }: ScopedAnswer): readonly number[] {
    const scopes: readonly TenureScope[] = [
      { companyId, grouping: 'company', groupId: '', question },
      { companyId, grouping: 'department', groupId: `${departmentId ?? ''}`, question },
      { companyId, grouping: 'city', groupId: `${locationId ?? ''}`, question },
      { companyId, grouping: 'role', groupId: family ?? '', question },
    ];
    return scopes.map((scope) => this.#number(scope));
  }

  find(scope: TenureScope): number | undefined {
    return this.#places.get(tenureScopeKey(scope));
  }

  /** Returns partitions without unused scopes. */
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
