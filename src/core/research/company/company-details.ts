import type { CompanyCard } from './company-card';

export interface CompanyDetails {
  readonly foundedYear: number | null;
  readonly indianEmployeeCount: string | null;
  readonly globalEmployeeCount: string | null;
  readonly headQuarter: string;
  readonly locations: readonly string[];
  readonly website: string | null;
  readonly primaryIndustry: string;
  readonly secondaryIndustry: string | null;
  readonly careerSiteUrl: string | null;
  readonly naukriCompanyPageUrl: string | null;
  readonly contactNumber: string | null;
  readonly emailId: string | null;
  readonly socialMedia: readonly string[];
}

export interface Office {
  readonly locationUrl: string;
  readonly city: string;
  readonly state: string | null;
  readonly address: string | null;
  readonly employees: string | null;
  readonly isHeadquarters: boolean;
}

export interface OfficePage {
  readonly office: Office;
  readonly neighbours: readonly CompanyCard[];
}

export interface Video {
  readonly videoId: string;
  readonly title: string;
  readonly url: string;
  readonly thumbnail: string | null;
}
