/** Keys of counts. Several keys name the same count (EN-COUNT-KEYS, decisions A 13). */
export const COUNT_KEYS = [
  'reviewCount',
  'interviewCount',
  'questionsCount',
  'benefitsCount',
  'interviewsCount',
  'salariesCount',
  'companyReviewsLive',
  'companySalaries',
  'companyJobs',
  'interviewExperiencesLive',
  'totalReviewsWithBenefits',
  'photosCount',
  'postsCount',
  'jobsLive',
  'totalReviews',
  'totalInterviews',
  'totalSalaries',
] as const;

export type CountKey = (typeof COUNT_KEYS)[number];

/** Counts as a service sends them; each may be absent. */
export type CompanyCounts = { readonly [Key in CountKey]?: number | undefined };

const THINGS = ['reviews', 'salaries', 'interviews', 'benefits', 'jobs', 'photos', 'posts'] as const;

export type CompanyCountKind = (typeof THINGS)[number];

/** Keys of each count, the most exact one first. */
const NAMES: Readonly<Record<CompanyCountKind, readonly CountKey[]>> = {
  reviews: ['companyReviewsLive', 'totalReviews', 'reviewCount'],
  salaries: ['companySalaries', 'totalSalaries', 'salariesCount'],
  interviews: ['interviewExperiencesLive', 'totalInterviews', 'interviewsCount', 'interviewCount'],
  jobs: ['jobsLive', 'companyJobs'],
  benefits: ['benefitsCount', 'totalReviewsWithBenefits'],
  photos: ['photosCount'],
  posts: ['postsCount'],
};

export type CompanyCountsByKind = Readonly<Record<CompanyCountKind, number | null>>;

export function countsByKindOf(counts: CompanyCounts): CompanyCountsByKind {
  const countOf = (thing: CompanyCountKind) =>
    NAMES[thing].map((name) => counts[name]).find((count) => count !== undefined) ?? null;
  return {
    reviews: countOf('reviews'),
    salaries: countOf('salaries'),
    interviews: countOf('interviews'),
    benefits: countOf('benefits'),
    jobs: countOf('jobs'),
    photos: countOf('photos'),
    posts: countOf('posts'),
  };
}

export interface CountedPart {
  readonly thing: CompanyCountKind;
  readonly count: number;
}

export function partsToRead(counts: CompanyCountsByKind): readonly CountedPart[] {
  return THINGS.map((thing) => ({ thing, count: counts[thing] ?? 0 })).filter(({ count }) => count > 0);
}
