import { makeAutoObservable } from 'mobx';
import type { Benefit, BenefitFigures, BenefitReport } from '@/core/research/benefits/benefit';
import type { Benefits } from '@/core/research/benefits/benefits.port';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import { PagedList } from '@/stores/kernel/common/paged-list';

interface Opened {
  readonly company: string;
  readonly benefit: string | null;
  readonly after: string | null;
}

/** The benefits of one company: counts by benefit, and quotes from reports. */
export class BenefitsStore {
  readonly list: PagedList<BenefitReport, Opened>;
  benefit: Benefit | null = null;
  dropped: string | null = null;
  /** True if the address names an unknown position in the list, which then starts from the beginning. */
  isPlaceUnknown = false;
  isPartOnly = false;
  private company = '';
  readonly #catalogue: Loadable<readonly Benefit[]>;
  readonly #figures: Loadable<BenefitFigures, { readonly company: string }>;

  constructor(benefits: Benefits) {
    this.#catalogue = new Loadable(() => benefits.listBenefitCatalogue());
    this.#figures = new Loadable((query) => benefits.getBenefitFigures(query));
    this.list = new PagedList({
      fetch: ({ cursor }, { company, benefit, after }) => {
        const start = cursor ?? after;
        return benefits.listBenefitReports({
          company,
          ...(benefit === null ? {} : { benefit }),
          ...(start === null ? {} : { cursor: start }),
        });
      },
      keyOf: ({ id }) => id,
    });
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  get figures(): LoadState<BenefitFigures> {
    return this.#figures.state;
  }

  get catalogue(): readonly Benefit[] {
    return this.#catalogue.value ?? [];
  }

  get catalogueState(): LoadState<readonly Benefit[]> {
    return this.#catalogue.state;
  }

  async loadCatalogue(): Promise<void> {
    await this.#catalogue.loadOnce();
  }

  /** Opens the list. Quotes are limited to one benefit (a URL name) if given; `isBack` as in PagedList. */
  async open(company: string, benefit: string | null, after: string | null, isBack: boolean): Promise<void> {
    if (company !== this.company) {
      this.company = company;
      this.#figures.reset();
      this.list.leave();
    }
    await Promise.all([this.#catalogue.loadOnce(), this.#figures.loadOnce({ company })]);
    await this.select(benefit, after, isBack);
  }

  async select(benefit: string | null, after: string | null, isBack: boolean): Promise<void> {
    this.benefit = this.catalogue.find(({ urlName }) => urlName === benefit) ?? null;
    this.dropped = this.benefit === null ? benefit : null;
    this.isPlaceUnknown = false;
    await this.show(after, isBack);
    if (after === null || this.list.failure?.kind !== 'invalid') return;
    this.isPlaceUnknown = true;
    await this.show(null, isBack);
  }

  private async show(after: string | null, isBack: boolean): Promise<void> {
    this.isPartOnly = after !== null;
    await this.list.open({ company: this.company, benefit: this.benefit?.urlName ?? null, after }, isBack);
  }

  async reload(): Promise<void> {
    await Promise.all([this.#catalogue.loadOnce(), this.#figures.load({ company: this.company }), this.list.reload()]);
  }
}
