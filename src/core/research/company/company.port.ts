import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { Awards } from '../awards/awards.port';
import type { Photos } from '../photos/photos.port';
import type { Tenure } from '../tenure/tenure.port';
import type { Company } from './company';
import type { CompanyCard, RelatedCompany } from './company-card';
import type { CompanyCounts } from './company-counts';
import type { CompanyDetails, Office, OfficePage, Video } from './company-details';
import type { CompanyFilter, CompanyFilterParameters, CompanyPage, CompanySort } from './company-filters';
import type { CompanySection } from './company-sections.rules';

type UrlName = { readonly urlName: string };

/** Reads companies. `urlName` is the company in addresses, in any case, now or before; each call is `notFound` without such a company. */
export interface CompanyReading {
  /** Returns the head of a company's pages; its `urlName` may differ from the given one. */
  readonly getCompany: (company: UrlName) => Promise<Result<Company, Failure>>;
  /** Returns at most five companies whose names are like a given one, the nearest first. */
  readonly listNearCompanies: (wanted: { readonly name: string }) => Promise<Result<readonly CompanyCard[], Failure>>;
  readonly getCompanyDetails: (company: UrlName) => Promise<Result<CompanyDetails, Failure>>;
  readonly getCompanyCounts: (company: UrlName) => Promise<Result<CompanyCounts, Failure>>;
  /** Returns parents, then subsidiaries, then associates, each by name. */
  readonly getOrganisation: (company: UrlName) => Promise<Result<readonly RelatedCompany[], Failure>>;
  /** Returns the headquarters first. */
  readonly listOffices: (company: UrlName) => Promise<Result<readonly Office[], Failure>>;
  /** `notFound` without such an office too. */
  readonly getOffice: (office: UrlName & { readonly locationUrl: string }) => Promise<Result<OfficePage, Failure>>;
  /** Returns the sections that are filled, in the order in which a page shows them. */
  readonly listCompanySections: (company: UrlName) => Promise<Result<readonly CompanySection[], Failure>>;
}

export const CompanyReadingPort: Key<CompanyReading> = Symbol('CompanyReading');

export interface Videos {
  /** Returns the videos of a company by its name in addresses. `notFound`. */
  readonly listVideos: (wanted: { readonly company: string }) => Promise<Result<readonly Video[], Failure>>;
}

export const VideosPort: Key<Videos> = Symbol('Videos');

export interface CompanyListing {
  /** Returns one page of the companies that pass all filters; empty past the last one. */
  readonly listCompanies: (
    wanted: CompanyFilterParameters & { readonly sort?: CompanySort; readonly page?: number; readonly limit?: number },
  ) => Promise<Result<CompanyPage, Failure>>;
  /** Returns the options of each filter; `forbidden` for crawlers. */
  readonly listCompanyFilters: (wanted: CompanyFilterParameters) => Promise<Result<readonly CompanyFilter[], Failure>>;
}

export const CompanyListingPort: Key<CompanyListing> = Symbol('CompanyListing');

/** Names the reading of a company's awards in the container; the lists of the awards are a feature of their own. */
export const CompanyAwardsPort: Key<Pick<Awards, 'listCompanyAwards'>> = Symbol('CompanyAwards');

/** Names the reading of a company's albums in the container; the photos themselves are a feature of their own. */
export const CompanyAlbumsPort: Key<Pick<Photos, 'listPhotoAlbums'>> = Symbol('CompanyAlbums');

/** Names the reading of facts on joining and leaving for lists of companies in the container. */
export const ListedTenurePort: Key<Pick<Tenure, 'listTenureFacts'>> = Symbol('ListedTenure');
