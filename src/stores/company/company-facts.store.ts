import { makeAutoObservable } from 'mobx';
import type { CompanyAward } from '@/core/awards/award';
import type { Awards } from '@/core/awards/awards.port';
import type { CompanyListing, CompanyReading, Videos } from '@/core/company/company.port';
import type { CompanyCard, RelatedCompany } from '@/core/company/company-card';
import type { CompanyDetails, Office, OfficePage, Video } from '@/core/company/company-details';
import type { CompanyPage } from '@/core/company/company-filters';
import type { CompanySection, ToldSection } from '@/core/company/company-sections';
import { urlNameOf } from '@/core/formatting/url-name.rules';
import type { PhotoAlbum } from '@/core/photos/photo';
import type { Photos } from '@/core/photos/photos.port';
import type { LoadState } from '../common/load-state';
import { Loadable } from '../common/loadable';

type UrlName = { readonly urlName: string };
/** The companies of the same city that are shown, of more that are asked for: those that belong with the company are left out. */
const MAX_PEERS = 5;
const MAX_PEERS_ASKED = 12;

type OfficePath = UrlName & { readonly locationUrl: string };

/** The ports that the facts come from. */
export interface CompanyFactsPorts {
  readonly companies: CompanyReading;
  readonly videos: Videos;
  readonly awards: Pick<Awards, 'listCompanyAwards'>;
  readonly albums: Pick<Photos, 'listPhotoAlbums'>;
  readonly listing: Pick<CompanyListing, 'listCompanies'>;
}

/** Facts of the open company beside its head: details, offices, relatives, sections, videos, photos. */
export class CompanyFactsStore {
  /** Whether the list of offices on the first page is open to its end. */
  areAllOfficesShown = false;
  /** Whether the first video is open in place. */
  isSummaryVideoExpanded = false;
  private officePath: OfficePath | null = null;
  readonly #details: Loadable<CompanyDetails, UrlName>;
  readonly #offices: Loadable<readonly Office[], UrlName>;
  readonly #office: Loadable<OfficePage, OfficePath>;
  readonly #organisation: Loadable<readonly RelatedCompany[], UrlName>;
  readonly #sections: Loadable<readonly CompanySection[], UrlName>;
  readonly #videos: Loadable<readonly Video[], UrlName>;
  readonly #awards: Loadable<readonly CompanyAward[], UrlName>;
  readonly #albums: Loadable<readonly PhotoAlbum[], { readonly company: string }>;
  readonly #peers: Loadable<CompanyPage, { readonly city: string; readonly limit: number }>;
  private peersOf: string | null = null;
  readonly #near: Loadable<readonly CompanyCard[], string>;

  constructor({ companies, videos, awards, albums, listing }: CompanyFactsPorts) {
    this.#albums = new Loadable((query) => albums.listPhotoAlbums(query));
    this.#awards = new Loadable((path) => awards.listCompanyAwards(path));
    this.#details = new Loadable((path) => companies.getCompanyDetails(path));
    this.#offices = new Loadable((path) => companies.listOffices(path));
    this.#office = new Loadable((path) => companies.getOffice(path));
    this.#organisation = new Loadable((path) => companies.getOrganisation(path));
    this.#sections = new Loadable((path) => companies.listCompanySections(path));
    this.#videos = new Loadable(({ urlName }) => videos.listVideos({ company: urlName }));
    this.#peers = new Loadable((query) => listing.listCompanies(query));
    this.#near = new Loadable((name) => companies.listNearCompanies({ name }));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get details(): LoadState<CompanyDetails> {
    return this.#details.state;
  }

  get offices(): LoadState<readonly Office[]> {
    return this.#offices.state;
  }

  get office(): LoadState<OfficePage> {
    return this.#office.state;
  }

  get organisation(): LoadState<readonly RelatedCompany[]> {
    return this.#organisation.state;
  }

  get videos(): readonly Video[] {
    return this.#videos.value ?? [];
  }

  /** The places of the company in the awards, the newest first. */
  get awards(): readonly CompanyAward[] {
    return this.#awards.value ?? [];
  }

  /** The albums that have photos, those with the most first. */
  get photos(): readonly PhotoAlbum[] {
    return this.#albums.value ?? [];
  }

  /** The albums that people who work there fill: they help a stranger more than what the company shows of itself. */
  get helpfulPhotos(): readonly PhotoAlbum[] {
    return this.photos.filter(({ album }) => album !== 'company');
  }

  /** The most reviewed companies of the city of the open company's headquarters, without itself and those that belong with it. */
  get peers(): readonly CompanyCard[] {
    const { items = [] } = this.#peers.value ?? {};
    const own = [this.peersOf, ...(this.#organisation.value ?? []).map(({ company }) => company.urlName)];
    return items.filter(({ urlName }) => !own.includes(urlName)).slice(0, MAX_PEERS);
  }

  /** Companies with a name like that of an address which leads to none. */
  get near(): readonly CompanyCard[] {
    return this.#near.value ?? [];
  }

  /** Returns what the company tells in a section; null where it tells nothing. */
  section(name: ToldSection): CompanySection | null {
    return this.#sections.value?.find(({ section }) => section === name) ?? null;
  }

  /** Loads what the first page of a company shows. */
  async openOverview(urlName: string): Promise<void> {
    this.areAllOfficesShown = false;
    this.isSummaryVideoExpanded = false;
    const path = { urlName };
    await Promise.all([
      this.#details.load(path),
      this.#offices.load(path),
      this.#organisation.load(path),
      this.#sections.load(path),
      this.#videos.load(path),
      this.#awards.load(path),
      this.#albums.load({ company: urlName }),
    ]);
  }

  async openOffices(urlName: string): Promise<void> {
    await this.#offices.load({ urlName });
  }

  async openOffice(urlName: string, locationUrl: string): Promise<void> {
    this.officePath = { urlName, locationUrl };
    await this.reopenOffice();
  }

  /** Loads the open office again. */
  async reopenOffice(): Promise<void> {
    if (this.officePath !== null) await this.#office.load(this.officePath);
  }

  async openOrganisation(urlName: string): Promise<void> {
    await this.#organisation.load({ urlName });
  }

  async openPeers(company: { readonly urlName: string; readonly hq: string }): Promise<void> {
    this.peersOf = company.urlName;
    await this.#peers.load({ city: urlNameOf(company.hq), limit: MAX_PEERS_ASKED });
  }

  /** Looks for companies with a name like one that leads to none. */
  async findNear(name: string): Promise<void> {
    await this.#near.load(name);
  }

  showAllOffices(): void {
    this.areAllOfficesShown = true;
  }

  toggleSummaryVideo(): void {
    this.isSummaryVideoExpanded = !this.isSummaryVideoExpanded;
  }
}
