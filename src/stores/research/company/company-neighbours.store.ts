import { makeAutoObservable } from 'mobx';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import type { CompanyListing, CompanyReading } from '@/core/research/company/company.port';
import type { CompanyCard } from '@/core/research/company/company-card';
import type { OfficePage } from '@/core/research/company/company-details';
import type { CompanyPage } from '@/core/research/company/company-filters';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { CompanyFactsStore } from './company-facts.store';

/** The number of requested companies. It exceeds the shown number, because related ones are left out. */
const MAX_PEERS = 5;
const MAX_PEERS_ASKED = 12;

type OfficePath = { readonly urlName: string; readonly locationUrl: string };

/**
 * Other companies in the cities of the open company: near one of its offices, and near its
 * headquarters.
 */
export class CompanyNeighboursStore {
  private officePath: OfficePath | null = null;
  private peersOf: string | null = null;
  readonly #office: Loadable<OfficePage, OfficePath>;
  readonly #peers: Loadable<CompanyPage, { readonly city: string; readonly limit: number }>;
  readonly #facts: Pick<CompanyFactsStore, 'organisation'>;

  constructor(
    companies: Pick<CompanyReading, 'getOffice'>,
    listing: Pick<CompanyListing, 'listCompanies'>,
    facts: Pick<CompanyFactsStore, 'organisation'>,
  ) {
    this.#office = new Loadable((path) => companies.getOffice(path));
    this.#peers = new Loadable((query) => listing.listCompanies(query));
    this.#facts = facts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get office(): LoadState<OfficePage> {
    return this.#office.state;
  }

  /** Companies by number of reviews, without this one and its related ones. */
  get peers(): readonly CompanyCard[] {
    const { items = [] } = this.#peers.value ?? {};
    const { organisation } = this.#facts;
    const related = organisation.state === 'ready' ? organisation.value : [];
    const own = [this.peersOf, ...related.map(({ company }) => company.urlName)];
    return items.filter(({ urlName }) => !own.includes(urlName)).slice(0, MAX_PEERS);
  }

  async openOffice(urlName: string, locationUrl: string): Promise<void> {
    this.officePath = { urlName, locationUrl };
    await this.reopenOffice();
  }

  async reopenOffice(): Promise<void> {
    if (this.officePath !== null) await this.#office.load(this.officePath);
  }

  async openPeers(company: { readonly urlName: string; readonly hq: string }): Promise<void> {
    this.peersOf = company.urlName;
    if (company.hq === '') return this.#peers.reset();
    await this.#peers.load({ city: urlNameOf(company.hq), limit: MAX_PEERS_ASKED });
  }
}
