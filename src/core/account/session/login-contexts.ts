export const LOGIN_CONTEXTS = [
  'interview',
  'salary',
  'review',
  'benefits',
  'question',
  'answer',
  'rewards',
  'photos',
  'jobAlert',
  'feed',
  'tenure',
] as const;

export type LoginContext = (typeof LOGIN_CONTEXTS)[number];

export interface LoginTexts {
  readonly title: string;
  readonly subTitle: string;
}

export const defaultLoginTexts: LoginTexts = {
  title: 'Log in to vote and write',
  subTitle: 'It is free. Others only see your pseudonym.',
};

export const loginContextTexts: Readonly<Record<LoginContext, LoginTexts>> = {
  interview: {
    title: 'Log in to send your interview',
    subTitle: 'Your answers are kept. They show without a name.',
  },
  salary: {
    title: 'Log in to send your salary',
    subTitle: 'Your answers are kept. Your salary shows without a name, together with others.',
  },
  review: {
    title: 'Log in to write your review',
    subTitle: 'It appears without your name. We only check that you are a real person.',
  },
  benefits: {
    title: 'Log in to send your benefits',
    subTitle: 'Your answers are kept. They show without a name, together with others.',
  },
  tenure: {
    title: 'Log in to send your answers',
    subTitle: 'Your answers are kept. They show only in counts.',
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
    subTitle: 'Your account keeps the points that your contributions earned.',
  },
  photos: {
    title: 'Log in to add photos',
    subTitle: 'Show others what the office is like. Your name does not appear.',
  },
  jobAlert: {
    title: 'Log in to get job alerts',
    subTitle: 'We email you when a matching job is listed. Turn it off at any time.',
  },
  feed: {
    title: 'Log in to follow communities',
    subTitle: 'Posts from the communities that you follow, in one place.',
  },
};
