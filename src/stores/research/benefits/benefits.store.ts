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

/** The benefits of one company: counts by benefit, and what people say of them. */
export class BenefitsStore {
  readonly list: PagedList<BenefitReport, Opened>;
  /** The benefit that the address names; null for all. */
  benefit: Benefit | null = null;
  /** A benefit that the address names and that does not exist. */
  dropped: string | null = null;
  /** True if the address names a place in the list that does not exist; the list then begins at its start. */
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

  /** Loads every benefit that can be reported. */
  async loadCatalogue(): Promise<void> {
    await this.#catalogue.loadOnce();
  }

  /** Shows the benefits of a company, and of what is said that of one benefit (a name in addresses) if one is given; `isBack` as in PagedList. */
  async open(company: string, benefit: string | null, after: string | null, isBack: boolean): Promise<void> {
    if (company !== this.company) {
      this.company = company;
      this.#figures.reset();
      this.list.leave();
    }
    await Promise.all([this.#catalogue.loadOnce(), this.#figures.loadOnce({ company })]);
    await this.select(benefit, after, isBack);
  }

  /** Shows what is said of a benefit of the same company. */
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

  /** Loads all of it again. */
  async reload(): Promise<void> {
    await Promise.all([this.#catalogue.loadOnce(), this.#figures.load({ company: this.company }), this.list.reload()]);
  }
}
