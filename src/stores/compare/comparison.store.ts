import { makeAutoObservable } from 'mobx';
import { parseAddress, queryValue } from '@/core/common/address';
import { ok } from '@/core/common/result';
import { compareAddressOf, comparedNamesOf } from '@/core/compare/compare-tray';
import type { ComparedCompany } from '@/core/compare/compared-company';
import type { Comparing } from '@/core/compare/comparison.port';
import type { ComparisonRow } from '@/core/compare/comparison-rows';
import { COMPARISON_GROUPS, differs, isRated, leaderOf } from '@/core/compare/comparison-rows';
import { CRAWLER_REFUSED } from '@/core/crawlers/is-blocked-for-crawlers';
import type { LoadState } from '../common/load-state';
import { Loadable } from '../common/loadable';

/** The companies that the address puts side by side. */
export class ComparisonStore {
  names: readonly string[] = [];
  /** Names of the address beyond those that are compared. */
  tooMany: readonly string[] = [];
  /** Whether rows in which all are alike are left out. */
  showsDifferencesOnly = false;
  readonly #companies: Loadable<readonly ComparedCompany[], readonly string[]>;

  constructor(comparing: Comparing) {
    this.#companies = new Loadable(async (names) =>
      names.length === 0 ? ok([]) : comparing.compareCompanies({ companies: names.join(',') }),
    );
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): LoadState<readonly ComparedCompany[]> {
    return this.#companies.state;
  }

  get companies(): readonly ComparedCompany[] {
    return this.#companies.value ?? [];
  }

  /** Whether the service refused the comparison because a crawler asked for it (CR-BLOCK-*). */
  get isRefusedToCrawlers(): boolean {
    return this.#companies.failure?.code === CRAWLER_REFUSED;
  }

  /** Names of the address that lead to no company. */
  get unknown(): readonly string[] {
    if (this.state.state !== 'ready' || this.companies.length === this.names.length) return [];
    return this.names.filter((name) => !this.companies.some(({ company }) => company.urlName === name));
  }

  /** The shown rows in their groups; a group without rows is absent. */
  get groups(): readonly (readonly [(typeof COMPARISON_GROUPS)[number][0], readonly ComparisonRow[]])[] {
    return COMPARISON_GROUPS.map(
      ([group, rows]) =>
        [group, rows.filter((row) => !this.showsDifferencesOnly || differs(this.companies, row))] as const,
    ).filter(([, rows]) => rows.length > 0);
  }

  get differences(): number {
    return COMPARISON_GROUPS.flatMap(([, rows]) => rows).filter((row) => differs(this.companies, row)).length;
  }

  /** Whether a company is ahead of all others in a row, by more than chance. */
  isAhead({ company: { companyId } }: ComparedCompany, row: ComparisonRow): boolean {
    return isRated(row) && leaderOf(this.companies, row) === companyId;
  }

  /** Whether a row of ratings has no company that is ahead of all others. */
  isClose(row: ComparisonRow): boolean {
    return isRated(row) && leaderOf(this.companies, row) === 'close';
  }

  /** Returns the address without one of the companies. */
  addressWithout(urlName: string): string {
    return compareAddressOf(
      this.companies.flatMap(({ company }) => (company.urlName === urlName ? [] : [company.urlName])),
    );
  }

  /** Loads the companies of an address (`/compare?companies=a,b`). */
  async show(address: string): Promise<void> {
    const { compared, tooMany } = comparedNamesOf(queryValue(parseAddress(address).query, 'companies'));
    this.names = compared;
    this.tooMany = tooMany;
    await this.reload();
  }

  /** Loads the same companies again. */
  async reload(): Promise<void> {
    await this.#companies.load(this.names);
  }

  showDifferencesOnly(only: boolean): void {
    this.showsDifferencesOnly = only;
  }
}
