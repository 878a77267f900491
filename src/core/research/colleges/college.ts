export const COLLEGE_KINDS = ['university', 'institute', 'college', 'polytechnic', 'school', 'other'] as const;
export const COLLEGE_OWNERSHIPS = ['government', 'aided', 'private'] as const;

export type CollegeKind = (typeof COLLEGE_KINDS)[number];
export type CollegeOwnership = (typeof COLLEGE_OWNERSHIPS)[number];

export interface CollegeCard {
  readonly urlName: string;
  readonly name: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly kind: CollegeKind;
  readonly ownership: CollegeOwnership | null;
  readonly logo: string | null;
  /** The number of companies with an office in its city. */
  readonly nearbyCompanies: number;
}

export interface College extends Omit<CollegeCard, 'nearbyCompanies'> {
  readonly otherNames: readonly string[];
  readonly domain: string | null;
  readonly around: { readonly cityUrl: string; readonly companies: number; readonly jobs: number } | null;
}

export type CollegeFilterKey = 'state' | 'kind' | 'ownership';

export interface CollegePage {
  readonly items: readonly CollegeCard[];
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly ignored: readonly { readonly parameter: CollegeFilterKey; readonly value: string }[];
  readonly near: readonly Pick<CollegeCard, 'urlName' | 'name' | 'city'>[];
}

export interface CollegeFilter {
  readonly key: CollegeFilterKey;
  readonly options: readonly { readonly urlName: string; readonly name: string; readonly count: number }[];
}

export type CollegeFilterParameters = Readonly<Partial<Record<CollegeFilterKey | 'q', string>>>;
