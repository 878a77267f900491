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

/**
 * `urlName` is the company's current or former URL name, in any case. Each call fails with `notFound` for an unknown company.
 */
export interface CompanyReading {
  readonly getCompany: (company: UrlName) => Promise<Result<Company, Failure>>;
  readonly listNearCompanies: (wanted: { readonly name: string }) => Promise<Result<readonly CompanyCard[], Failure>>;
  readonly getCompanyDetails: (company: UrlName) => Promise<Result<CompanyDetails, Failure>>;
  readonly getCompanyCounts: (company: UrlName) => Promise<Result<CompanyCounts, Failure>>;
  /** Returns parents, then subsidiaries, then associates. Each group is sorted by name. */
  readonly getOrganisation: (company: UrlName) => Promise<Result<readonly RelatedCompany[], Failure>>;
  /** Lists offices, headquarters first. */
  readonly listOffices: (company: UrlName) => Promise<Result<readonly Office[], Failure>>;
  /** Fails with `notFound` also for an unknown office. */
  readonly getOffice: (office: UrlName & { readonly locationUrl: string }) => Promise<Result<OfficePage, Failure>>;
  /** Lists sections in page order, without empty ones. */
  readonly listCompanySections: (company: UrlName) => Promise<Result<readonly CompanySection[], Failure>>;
}

export const CompanyReadingPort: Key<CompanyReading> = Symbol('CompanyReading');

export interface Videos {
  /** Fails with `notFound` for an unknown company. */
  readonly listVideos: (wanted: { readonly company: string }) => Promise<Result<readonly Video[], Failure>>;
}

export const VideosPort: Key<Videos> = Symbol('Videos');

export interface CompanyListing {
  readonly listCompanies: (
    wanted: CompanyFilterParameters & { readonly sort?: CompanySort; readonly page?: number; readonly limit?: number },
  ) => Promise<Result<CompanyPage, Failure>>;
  /** Fails with `forbidden` for crawlers. */
  readonly listCompanyFilters: (wanted: CompanyFilterParameters) => Promise<Result<readonly CompanyFilter[], Failure>>;
}

export const CompanyListingPort: Key<CompanyListing> = Symbol('CompanyListing');

export const CompanyAwardsPort: Key<Pick<Awards, 'listCompanyAwards'>> = Symbol('CompanyAwards');

export const CompanyAlbumsPort: Key<Pick<Photos, 'listPhotoAlbums'>> = Symbol('CompanyAlbums');

export const ListedTenurePort: Key<Pick<Tenure, 'listTenureFacts'>> = Symbol('ListedTenure');
