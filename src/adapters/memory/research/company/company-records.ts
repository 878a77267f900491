import type { NamedCompany } from '@/core/kernel/common/named-company';
import type { RelatedCompany } from '@/core/research/company/company-card';
import type { CompanyDetails, Office, Video } from '@/core/research/company/company-details';
import type { CompanySection } from '@/core/research/company/company-sections.rules';

/** A company. The counting features' adapters update `figures`. */
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
  readonly claimedIn: string | null;
  readonly offices: readonly Office[];
  readonly details: Partial<CompanyDetails>;
  readonly related: readonly { readonly kind: RelatedCompany['kind']; readonly companyId: number }[];
  readonly sections: readonly CompanySection[];
  readonly videos: readonly Video[];
  readonly formerUrlNames: readonly string[];
  readonly figures: MemoryCompanyFigures;
}

/** Figures of a company. `newestReview` is a month (`2026-11`). */
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

/** The company inside an answer. */
export function namedCompany(company: MemoryCompany | null): NamedCompany {
  return { urlName: company?.urlName ?? '', name: company?.companyName ?? '', logo: null };
}

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
