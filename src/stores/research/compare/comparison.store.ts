import { makeAutoObservable } from 'mobx';
import { parseAddress, queryValue } from '@/core/kernel/common/address';
import { MAX_COMPARED } from '@/core/kernel/common/compared.rules';
import type { Failure } from '@/core/kernel/common/failure';
import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { Scheduler } from '@/core/kernel/common/scheduler.port';
import { CRAWLER_REFUSED } from '@/core/kernel/crawlers/is-blocked-for-crawlers';
import type { BrowsingHistory, VisitedCompany } from '@/core/research/browsing-history/browsing-history.port';
import type { CompanyListing } from '@/core/research/company/company.port';
import type { CompanyPage } from '@/core/research/company/company-filters';
import { compareAddressOf } from '@/core/research/compare/compare-address';
import type { ComparedCompany } from '@/core/research/compare/compared-company';
import { comparedUrlNamesOf, MAX_NAME_LENGTH } from '@/core/research/compare/compared-names';
import type { Comparing } from '@/core/research/compare/comparison.port';
import type { ComparisonRow, LeadRow } from '@/core/research/compare/comparison-rows';
import {
  COMPARISON_GROUPS,
  companiesDiffer,
  isRated,
  RATED_ROWS,
  ratingIntervalFor,
  significantLeadsOf,
} from '@/core/research/compare/comparison-rows';
import { rowSentence, verdictOf } from '@/core/research/compare/comparison-sentences';
import type { OfferCell, OfferFacts, OfferRow } from '@/core/research/compare/offer-facts';
import { OFFER_ROWS, offerCellOf, offersDiffer } from '@/core/research/compare/offer-facts';
import type { ReadOfferFacts } from '@/core/research/compare/read-offer-facts.use-case';
import type { SuggestedPair } from '@/core/research/compare/ready-pairs';
import { suggestedPairsOf } from '@/core/research/compare/ready-pairs';
import type { RatingScale } from '@/core/research/reviews/rating-scale';
import { ratingScaleOf } from '@/core/research/reviews/rating-scale';
import type { Search } from '@/core/research/search/search.port';
import type { Hit } from '@/core/research/search/search-results';
import type { Tenure } from '@/core/research/tenure/tenure.port';
import type { CompanyTenure, TenureFigure, TenureQuestion } from '@/core/research/tenure/tenure.rules';
import { MAIN_TENURE_FACTS } from '@/core/research/tenure/tenure.rules';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import { Suggestions } from '@/stores/kernel/common/suggestions';
import type { NavigationStore } from '@/stores/kernel/navigation/navigation.store';

interface Wanted {
  readonly names: readonly string[];
  readonly designation: string | null;
}

export interface ComparisonPorts {
  readonly comparing: Comparing;
  readonly tenure: Pick<Tenure, 'listTenureFacts'>;
  readonly offers: Pick<ReadOfferFacts, 'execute'>;
  readonly paired: Pick<CompanyListing, 'listCompanies'>;
  readonly search: Search;
  readonly history: Pick<BrowsingHistory, 'listVisitedCompanies'>;
  readonly scheduler: Scheduler;
}

const OFFERED_PAIRS = 6;
/**
 * The maximum number of names to look up. Unknown names do not count as compared companies, so later names are looked up too.
 */
const MAX_LOOKED_UP = 2 * MAX_COMPARED;

/** The compared companies of the address, and the role whose salaries are compared. */
export class ComparisonStore implements PersonalStore {
  names: readonly string[] = [];
  showsDifferencesOnly = false;
  readonly found: Readonly<Record<'company' | 'designation', Suggestions<Hit>>>;
  designation: string | null = null;
  readonly #companies: Loadable<readonly ComparedCompany[], Wanted>;
  readonly #tenure: Loadable<readonly CompanyTenure[], { readonly companies: string }>;
  readonly #offers: Loadable<readonly OfferFacts[], Wanted>;
  readonly #paired: Loadable<CompanyPage>;
  readonly #visits: Loadable<{ readonly items: readonly VisitedCompany[] }>;
  readonly #navigation: Pick<NavigationStore, 'go'>;

  constructor(ports: ComparisonPorts, navigation: Pick<NavigationStore, 'go'>) {
    const { comparing, tenure, offers, paired, search, history, scheduler } = ports;
    this.#navigation = navigation;
    this.#tenure = new Loadable((query) => tenure.listTenureFacts(query));
    this.#offers = new Loadable(async ({ names, designation }) => ok(await offers.execute(names, designation)));
    this.#visits = new Loadable(() => history.listVisitedCompanies());
    this.#paired = new Loadable(() => paired.listCompanies({ sort: 'reviews', limit: PAGE_LENGTHS.page.max }));
    this.#companies = new Loadable<readonly ComparedCompany[], Wanted>(async ({ names, designation }) => {
      const found: ComparedCompany[] = [];
      for (let from = 0; from < Math.min(names.length, MAX_LOOKED_UP); from += MAX_COMPARED) {
        const companies = names.slice(from, from + MAX_COMPARED).join(',');
        const answer = await comparing.compareCompanies({ companies, ...(designation !== null && { designation }) });
        if (!answer.ok) return answer;
        found.push(...answer.value);
      }
      return ok(found);
    });
    const suggest = (type: 'company' | 'designation') =>
      new Suggestions(async (q): Promise<Result<readonly Hit[], Failure>> => {
        const answer = await search.suggest({ q, type, limit: PAGE_LENGTHS.suggestions.usual });
        return answer.ok ? ok(answer.value.items) : answer;
      }, scheduler);
    this.found = { company: suggest('company'), designation: suggest('designation') };
    makeAutoObservable(this, { found: false }, { autoBind: true });
  }

  get state(): LoadState<readonly ComparedCompany[]> {
    return this.#companies.state;
  }

  get companies(): readonly ComparedCompany[] {
    return this.#known.slice(0, MAX_COMPARED);
  }

  /** True if the service refused a crawler (CR-BLOCK-*). */
  get isRefusedToCrawlers(): boolean {
    return this.#companies.failure?.code === CRAWLER_REFUSED;
  }

  get unknown(): readonly string[] {
    const lookedUp = this.names.slice(0, MAX_LOOKED_UP);
    if (this.state.state !== 'ready' || this.#known.length === lookedUp.length) return [];
    return lookedUp.filter((name) => !this.#known.some(({ company }) => company.urlName === name));
  }

  /** Names beyond the maximum number of compared companies. */
  get tooMany(): readonly string[] {
    const found = this.#known.slice(MAX_COMPARED).map(({ company }) => company.urlName);
    return [...found, ...this.names.slice(MAX_LOOKED_UP)];
  }

  get groups(): readonly (readonly [(typeof COMPARISON_GROUPS)[number][0], readonly ComparisonRow[]])[] {
    return COMPARISON_GROUPS.map(
      ([group, rows]) =>
        [group, rows.filter((row) => !this.showsDifferencesOnly || companiesDiffer(this.companies, row))] as const,
    ).filter(([, rows]) => rows.length > 0);
  }

  get differences(): number {
    return COMPARISON_GROUPS.flatMap(([, rows]) => rows).filter((row) => companiesDiffer(this.companies, row)).length;
  }

  get tenureRows(): readonly TenureQuestion[] {
    if (this.#tenure.value === null) return [];
    const usual = (question: TenureQuestion) =>
      this.companies.map(({ company: { urlName } }) => this.tenureOf(urlName, question)?.usual.join());
    return MAIN_TENURE_FACTS.filter((question) => !this.showsDifferencesOnly || new Set(usual(question)).size > 1);
  }

  tenureOf(urlName: string, question: TenureQuestion): TenureFigure | null {
    const company = this.#tenure.value?.find((one) => one.urlName === urlName);
    return company?.figures.find((figure) => figure.question === question) ?? null;
  }

  get offerRows(): readonly OfferRow[] {
    const facts = this.#offers.value;
    if (facts === null) return [];
    return OFFER_ROWS.filter((row) => !this.showsDifferencesOnly || offersDiffer(facts, row));
  }

  offerOf(urlName: string, row: OfferRow): OfferCell | null {
    const facts = this.#offers.value?.find((one) => one.urlName === urlName);
    return facts === undefined ? null : offerCellOf(facts, row);
  }

  /** Returns true if the company leads another by more than chance and trails none. */
  isAhead({ company: { companyId } }: ComparedCompany, row: ComparisonRow): boolean {
    if (!this.#isLed(row)) return false;
    const leads = significantLeadsOf(this.companies, row) ?? [];
    return leads.some((lead) => lead.companyId === companyId) && !leads.some(({ over }) => over === companyId);
  }

  /** Returns null if the row has no ranking. */
  sentenceOf(row: ComparisonRow): string | null {
    return this.#isLed(row) ? rowSentence(this.companies, row) : null;
  }

  get verdict(): string | null {
    return verdictOf(this.companies);
  }

  get ratingScale(): RatingScale {
    const intervals = this.companies.flatMap((company) =>
      RATED_ROWS.flatMap((row) => ratingIntervalFor(company, row) ?? []),
    );
    return ratingScaleOf(intervals.flatMap(({ from, to }) => [from, to]));
  }

  get role(): string | null {
    return this.companies[0]?.pay.designation ?? null;
  }

  get isRoleUnknown(): boolean {
    return this.companies.length > 0 && this.designation !== null && this.role === null;
  }

  get visited(): readonly VisitedCompany[] {
    return this.#visits.value?.items ?? [];
  }

  readyPairs(shared: 'industry' | 'hq'): readonly SuggestedPair[] {
    return suggestedPairsOf(this.#paired.value?.items ?? [], shared, OFFERED_PAIRS);
  }

  get hasRoom(): boolean {
    return this.companies.length < MAX_COMPARED;
  }

  get address(): string {
    return compareAddressOf(this.#urlNames, this.designation);
  }

  addressWithout(urlName: string): string {
    return compareAddressOf(
      this.#urlNames.filter((name) => name !== urlName),
      this.designation,
    );
  }

  addressWith(urlName: string): string {
    return compareAddressOf([...this.#urlNames, urlName], this.designation);
  }

  add(urlName: string): void {
    this.#navigation.go(this.addressWith(urlName));
  }

  compareRole(designation: string | null): void {
    this.#navigation.go(compareAddressOf(this.#urlNames, designation));
  }

  async show(address: string): Promise<void> {
    const { query } = parseAddress(address);
    this.designation = queryValue(query, 'designation')?.trim().slice(0, MAX_NAME_LENGTH) || null;
    this.names = comparedUrlNamesOf(queryValue(query, 'companies'));
    await Promise.all([this.reload(), this.names.length === 0 ? this.#paired.loadOnce() : null]);
  }

  async reload(): Promise<void> {
    const { names, designation } = this;
    await Promise.all([
      this.#companies.load({ names, designation }),
      names.length === 0 ? null : this.#tenure.load({ companies: names.slice(0, MAX_LOOKED_UP).join(',') }),
    ]);
    await this.loadOffers();
  }

  /** Loads offers. Unknown names and roles have no figures to load. */
  private async loadOffers(): Promise<void> {
    if (this.companies.length === 0) this.#offers.reset();
    else await this.#offers.load({ names: this.#urlNames, designation: this.role === null ? null : this.designation });
  }

  async loadVisited(): Promise<void> {
    await this.#visits.load();
  }

  forget(): void {
    this.#visits.reset();
  }

  #isLed(row: ComparisonRow): row is LeadRow {
    return isRated(row) || row === 'medianPay';
  }

  get #known(): readonly ComparedCompany[] {
    return this.#companies.value ?? [];
  }

  get #urlNames(): readonly string[] {
    return this.companies.map(({ company }) => company.urlName);
  }

  showDifferencesOnly(only: boolean): void {
    this.showsDifferencesOnly = only;
  }
}
