import { makeAutoObservable } from 'mobx';
import type { CompanyAward } from '@/core/research/awards/award';
import type { Awards } from '@/core/research/awards/awards.port';
import type { CompanyReading, Videos } from '@/core/research/company/company.port';
import type { CompanyCard, RelatedCompany } from '@/core/research/company/company-card';
import type { CompanyDetails, Office, Video } from '@/core/research/company/company-details';
import type { CompanySection, WrittenSection } from '@/core/research/company/company-sections.rules';
import type { PhotoAlbum } from '@/core/research/photos/photo';
import type { Photos } from '@/core/research/photos/photos.port';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';

type UrlName = { readonly urlName: string };
export interface CompanyFactsPorts {
  readonly companies: CompanyReading;
  readonly videos: Videos;
  readonly awards: Pick<Awards, 'listCompanyAwards'>;
  readonly albums: Pick<Photos, 'listPhotoAlbums'>;
}

/** Facts of the open company: details, offices, related companies, sections, videos, photos. */
export class CompanyFactsStore {
  areAllOfficesShown = false;
  isSummaryVideoExpanded = false;
  readonly #details: Loadable<CompanyDetails, UrlName>;
  readonly #offices: Loadable<readonly Office[], UrlName>;
  readonly #organisation: Loadable<readonly RelatedCompany[], UrlName>;
  readonly #sections: Loadable<readonly CompanySection[], UrlName>;
  readonly #videos: Loadable<readonly Video[], UrlName>;
  readonly #awards: Loadable<readonly CompanyAward[], UrlName>;
  readonly #albums: Loadable<readonly PhotoAlbum[], { readonly company: string }>;
  readonly #near: Loadable<readonly CompanyCard[], string>;

  constructor({ companies, videos, awards, albums }: CompanyFactsPorts) {
    this.#albums = new Loadable((query) => albums.listPhotoAlbums(query));
    this.#awards = new Loadable((path) => awards.listCompanyAwards(path));
    this.#details = new Loadable((path) => companies.getCompanyDetails(path));
    this.#offices = new Loadable((path) => companies.listOffices(path));
    this.#organisation = new Loadable((path) => companies.getOrganisation(path));
    this.#sections = new Loadable((path) => companies.listCompanySections(path));
    this.#videos = new Loadable(({ urlName }) => videos.listVideos({ company: urlName }));
    this.#near = new Loadable((name) => companies.listNearCompanies({ name }));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get details(): LoadState<CompanyDetails> {
    return this.#details.state;
  }

  get offices(): LoadState<readonly Office[]> {
    return this.#offices.state;
  }

  get organisation(): LoadState<readonly RelatedCompany[]> {
    return this.#organisation.state;
  }

  get videos(): readonly Video[] {
    return this.#videos.value ?? [];
  }

  get awards(): readonly CompanyAward[] {
    return this.#awards.value ?? [];
  }

  get photos(): readonly PhotoAlbum[] {
    return this.#albums.value ?? [];
  }

  /** Albums by people who work there, which are more useful than the company's own. */
  get helpfulPhotos(): readonly PhotoAlbum[] {
    return this.photos.filter(({ album }) => album !== 'company');
  }

  /** Similar companies for an address that leads to no company. */
  get near(): readonly CompanyCard[] {
    return this.#near.value ?? [];
  }

  section(name: WrittenSection): CompanySection | null {
    return this.#sections.value?.find(({ section }) => section === name) ?? null;
  }

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

  async openOrganisation(urlName: string): Promise<void> {
    await this.#organisation.load({ urlName });
  }

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
