export const COLLEGE_KINDS = ['university', 'institute', 'college', 'polytechnic', 'school', 'other'] as const;
/** The body that runs a college. */
export const COLLEGE_OWNERSHIPS = ['government', 'aided', 'private'] as const;

export type CollegeKind = (typeof COLLEGE_KINDS)[number];
export type CollegeOwnership = (typeof COLLEGE_OWNERSHIPS)[number];

export interface CollegeCard {
  readonly urlName: string;
  readonly name: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly kind: CollegeKind;
  /** Null if it is not known. */
  readonly ownership: CollegeOwnership | null;
  readonly logo: string | null;
}

export interface College extends CollegeCard {
  readonly otherNames: readonly string[];
  /** The domain of its site and mail. */
  readonly domain: string | null;
  /** The employers of its city; null if the catalogue does not have the city. */
  readonly around: { readonly cityUrl: string; readonly companies: number; readonly jobs: number } | null;
}

export type CollegeFilterKey = 'state' | 'kind' | 'ownership';

export interface CollegePage {
  readonly items: readonly CollegeCard[];
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  /** Options that do not exist. */
  readonly ignored: readonly { readonly parameter: CollegeFilterKey; readonly value: string }[];
  /** Colleges that may be meant if none is called as it was typed. */
  readonly near: readonly Pick<CollegeCard, 'urlName' | 'name' | 'city'>[];
}

/** The options of a filter with the number of colleges that each leaves. */
export interface CollegeFilter {
  readonly key: CollegeFilterKey;
  readonly options: readonly { readonly urlName: string; readonly name: string; readonly count: number }[];
}

/** A name and filters as a call takes them: several options with commas. */
export type CollegeFilterParameters = Readonly<Partial<Record<CollegeFilterKey | 'q', string>>>;
