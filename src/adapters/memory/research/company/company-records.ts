import type { RelatedCompany } from '@/core/research/company/company-card';
import type { CompanyDetails, Office, Video } from '@/core/research/company/company-details';
import type { CompanySection } from '@/core/research/company/company-sections.rules';

/** A company of a memory world. `figures` are kept by the adapters of the features that they count. */
export interface MemoryCompany {
  readonly companyId: number;
  readonly urlName: string;
  readonly companyName: string;
  readonly industry: string;
  readonly hq: string;
  readonly about: string | null;
  readonly infoTags: readonly string[];
  readonly foundedYear: number | null;
  readonly indianEmployeeCount: string | null;
  readonly globalEmployeeCount: string | null;
  /** The month of the first proof; null for an unclaimed company. */
  readonly claimedIn: string | null;
  /** The headquarters first. */
  readonly offices: readonly Office[];
  /** Facts beside those above. */
  readonly details: Partial<CompanyDetails>;
  /** Ids of companies that belong together with it. */
  readonly related: readonly { readonly kind: RelatedCompany['kind']; readonly companyId: number }[];
  /** In the order in which a page shows them. */
  readonly sections: readonly CompanySection[];
  readonly videos: readonly Video[];
  /** Names in addresses that it had before. */
  readonly formerUrlNames: readonly string[];
  readonly figures: MemoryCompanyFigures;
}

/** Counts of a company; `newestReview` is a month (`2026-11`). */
export interface MemoryCompanyFigures {
  reviews: number;
  ratingTotal: number;
  newestReview: string | null;
  salaries: number;
  medianPay: number | null;
  balanceRating: number | null;
  balanceCount: number;
  interviews: number;
  questions: number;
  benefits: number;
  reviewsWithBenefits: number;
  photos: number;
  jobs: number;
}

/** The companies of a memory world. */
export class CompanyRecords {
  readonly #byId = new Map<number, MemoryCompany>();

  get all(): readonly MemoryCompany[] {
    return [...this.#byId.values()];
  }

  add(given: Pick<MemoryCompany, 'companyId' | 'urlName' | 'companyName' | 'industry'> & Partial<MemoryCompany>): void {
    this.#byId.set(given.companyId, {
      hq: 'Kochi',
      about: null,
      infoTags: [],
      foundedYear: null,
      indianEmployeeCount: null,
      globalEmployeeCount: null,
      claimedIn: null,
      offices: [],
      details: {},
      related: [],
      sections: [],
      videos: [],
      formerUrlNames: [],
      figures: noFigures(),
      ...given,
    });
  }

  find(companyId: number): MemoryCompany | null {
    return this.#byId.get(companyId) ?? null;
  }

  /** Finds a company by its name in addresses, in any case, or by one that it had before. */
  findByUrlName(urlName: string): MemoryCompany | null {
    const key = urlName.toLowerCase();
    return (
      this.all.find((company) => company.urlName === key) ??
      this.all.find((company) => company.formerUrlNames.includes(key)) ??
      null
    );
  }
}

function noFigures(): MemoryCompanyFigures {
  return {
    reviews: 0,
    ratingTotal: 0,
    newestReview: null,
    salaries: 0,
    medianPay: null,
    balanceRating: null,
    balanceCount: 0,
    interviews: 0,
    questions: 0,
    benefits: 0,
    reviewsWithBenefits: 0,
    photos: 0,
    jobs: 0,
  };
}
