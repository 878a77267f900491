import { makeAutoObservable } from 'mobx';
import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import type { AwardList, CompanyAward } from '@/core/research/awards/award';
import type { AwardAddress } from '@/core/research/awards/award-address';
import type { Awards } from '@/core/research/awards/awards.port';
import type { OpenAwards } from '@/core/research/awards/open-awards.use-case';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';

interface Asked extends AwardAddress {
  readonly page: number;
}

/** The list of an edition and category. */
export class AwardsStore {
  readonly #list: Loadable<AwardList, Asked>;
  readonly #history: Loadable<readonly CompanyAward[], string>;
  private asked: Asked | null = null;
  private company: string | null = null;

  constructor(awards: Pick<Awards, 'listCompanyAwards'>, openAwards: OpenAwards) {
    this.#list = new Loadable((asked) => openAwards.execute({ ...asked, limit: PAGE_LENGTHS.page.max }));
    this.#history = new Loadable((urlName) => awards.listCompanyAwards({ urlName }));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get list(): LoadState<AwardList> {
    return this.#list.state;
  }

  get history(): readonly CompanyAward[] {
    return this.company === null ? [] : (this.#history.value ?? []);
  }

  get shownCompany(): string | null {
    return this.company;
  }

  async show(address: AwardAddress, page: number, company: string | null): Promise<void> {
    this.asked = { ...address, page };
    this.company = company;
    await Promise.all([this.#list.load(this.asked), company === null ? null : this.#history.load(company)]);
  }

  async reload(): Promise<void> {
    if (this.asked !== null) await this.#list.load(this.asked);
  }
}
