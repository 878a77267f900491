export const CONTRIBUTION_TABLES = {
  posts: 'content.posts',
  comments: 'content.comments',
  reviews: 'research.reviews',
  salaries: 'research.salaries',
  interviews: 'research.interviews',
  benefits: 'research.benefit_reports',
  photos: 'research.photos',
  tenures: 'research.tenure_reports',
  answers: 'research.answers',
  companies: 'research.company_proposals',
} as const;

export type ContributionKind = keyof typeof CONTRIBUTION_TABLES;

export const CONTRIBUTION_KINDS = [
  'posts',
  'comments',
  'reviews',
  'salaries',
  'interviews',
  'benefits',
  'photos',
  'tenures',
  'answers',
  'companies',
] as const satisfies readonly ContributionKind[];
