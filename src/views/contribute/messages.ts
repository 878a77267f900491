import type { ContributionKind } from '@/core/contribute/contribution-kind';
import type { PromptType } from '@/core/contribute/prompts';

/** Texts around the forms of contributions. */
export const messages = {
  places: 'Share',
  sheet: 'Share what you know',
  closeSheet: 'Close',
  kinds: {
    review: 'A review',
    interview: 'An interview',
    photo: 'Office photos',
    salary: 'Your pay',
    benefits: 'Benefits',
  } satisfies Readonly<Record<ContributionKind, string>>,
  isBackTitle: 'You are logged in now',
  isBack: 'Your answers are still here. Check them, then send them.',
  guest: 'You can fill this in now. You log in when you send it, and nothing is lost.',
  optional: 'optional',
  clear: 'Clear the form',
  thanksTitle: 'Thank you',
  thanks: 'It is saved. This is what happens with it.',
  nextTitle: 'What else would help?',
  nextLead: 'Whoever looks for a job next reads what you tell.',
  next: {
    review: 'Write a review',
    interview: 'Tell of an interview',
    photo: 'Add office photos',
    salary: 'Add your pay',
    compare: 'Compare companies',
    slider: 'Compare companies',
    benefits: 'Tell of the benefits',
  } satisfies Readonly<Record<PromptType, string>>,
  nextText: {
    review: 'How it is to work there, in your own words. It takes five minutes.',
    interview: 'How many rounds, what was asked, how it ended.',
    photo: 'What the place looks like. Faces and names stay out.',
    salary: 'It only shows together with others, in a median.',
    compare: 'Put two companies side by side.',
    slider: 'Put two companies side by side.',
    benefits: 'What people get beside their pay.',
  } satisfies Readonly<Record<PromptType, string>>,
  backToCompany: (name: string) => `Back to ${name}`,
  backHome: 'To the feed',
  backWhereYouWere: 'Back to where you were',
  rewards: 'See your contributions and points',
} as const;
