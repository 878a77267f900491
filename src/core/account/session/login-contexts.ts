/** The actions that open the login window (LG-CONTEXTS). */
export const LOGIN_CONTEXTS = [
  'interview',
  'salary',
  'review',
  'benefits',
  'question',
  'answer',
  'rewards',
  'coupons',
  'photos',
  'jobAlert',
  'feed',
  'applyForJobs',
  'salaryUnlocks',
] as const;

export type LoginContext = (typeof LOGIN_CONTEXTS)[number];

/** The heading of the login window and the sentence under it. */
export interface LoginTexts {
  readonly title: string;
  readonly subTitle: string;
}

/** The texts without a context; the title is that of decisions 0.15 (RO-ANONYMOUS-PROMPT). */
export const defaultLoginTexts: LoginTexts = {
  title: 'Log in to vote and write',
  subTitle: 'It is free. Others only see your pseudonym.',
};

/** The texts of the login window by context. */
export const loginContextTexts: Readonly<Record<LoginContext, LoginTexts>> = {
  interview: {
    title: 'Log in to read interview questions',
    subTitle: 'See what others were asked and how they answered. Free for members.',
  },
  salary: {
    title: 'Log in to see what others earn',
    subTitle: 'Salaries by company, role and experience. Free for members.',
  },
  review: {
    title: 'Log in to write your review',
    subTitle: 'It appears without your name. We only check that you are a real person.',
  },
  benefits: {
    title: 'Log in to see the benefits in full',
    subTitle: 'What employees of the company get beside their salary.',
  },
  question: {
    title: 'Log in to write',
    subTitle: 'People at work all over India will see it.',
  },
  answer: {
    title: 'Log in to answer',
    subTitle: 'Your answer appears under your pseudonym, never under your name.',
  },
  rewards: {
    title: 'Log in to see your rewards',
    subTitle: 'What your contributions have earned is kept in your account.',
  },
  coupons: {
    title: 'Log in to use your coupons',
    subTitle: 'Coupons belong to your account, so that nobody else can use them.',
  },
  photos: {
    title: 'Log in to add photos',
    subTitle: 'Show others what the office is like. Your name does not appear.',
  },
  jobAlert: {
    title: 'Log in to get job alerts',
    subTitle: 'We tell you when a job that fits comes up. Turn it off at any time.',
  },
  feed: {
    title: 'Log in to see your own feed',
    subTitle: 'Posts from the communities that you follow, in one place.',
  },
  applyForJobs: {
    title: 'Log in to apply',
    subTitle: 'We keep track of where you applied, so that you do not have to.',
  },
  salaryUnlocks: {
    title: 'Log in to unlock these salaries',
    subTitle: 'Add your salary without your name, and see what others earn.',
  },
};
