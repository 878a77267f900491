/** The names of counts on the wire; several name one thing (EN-COUNT-KEYS, decisions A 13). */
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

/** A name of a count. */
export type CountKey = (typeof COUNT_KEYS)[number];

/** Counts as a service sends them; each may be absent. */
export type CompanyCounts = { readonly [Key in CountKey]?: number | undefined };

/** A thing that a company has a count of. */
export type CountedThing = 'reviews' | 'salaries' | 'interviews' | 'jobs' | 'benefits' | 'photos' | 'posts';

/** For each thing the names that mean it, the most exact first. */
const NAMES: Readonly<Record<CountedThing, readonly CountKey[]>> = {
  reviews: ['companyReviewsLive', 'totalReviews', 'reviewCount'],
  salaries: ['companySalaries', 'totalSalaries', 'salariesCount'],
  interviews: ['interviewExperiencesLive', 'totalInterviews', 'interviewsCount', 'interviewCount'],
  jobs: ['jobsLive', 'companyJobs'],
  benefits: ['benefitsCount', 'totalReviewsWithBenefits'],
  photos: ['photosCount'],
  posts: ['postsCount'],
};

/** Returns the count of a thing; null if the service sent none. */
export function countOf(counts: CompanyCounts, thing: CountedThing): number | null {
  for (const name of NAMES[thing]) {
    const count = counts[name];
    if (count !== undefined) return count;
  }
  return null;
}
