import type { PromptType } from '@/core/contribute/prompts';

/** The consequences of a contribution after it was sent, a sentence each, by kind. */
export const promises: Readonly<Record<PromptType, readonly string[]>> = {
  review: [
    'Your review is on the company’s page now, without a name. It counts in the company’s rating from five reviews on.',
    'Only the month shows. Your role shows where at least five reviews share it.',
    'You can edit it there, or delete it: it is marked as yours, for you alone.',
  ],
  interview: [
    'Your interview is on the company’s page now, without a name. Each question is there for others to find and answer.',
    'Only the month of the interview shows.',
    'You find what you gave in the copy of your data, and it goes with your account if you want it to.',
  ],
  photo: [
    'Your photos are on the company’s page now, without a name. Only the month shows.',
    'Place, time and camera were taken out of the files.',
    'You can delete each of them there: it is marked as yours, for you alone.',
  ],
  salary: [
    'Your pay counts in the medians of the company and the role within a minute, never alone: a figure shows from 5 reports on.',
    'Only the month is kept. Nobody sees a single salary, and no pseudonym stands beside it.',
    'You can tell it again next year, or when you change jobs.',
  ],
  compare: [],
  slider: [],
  benefits: ['What you told counts in the company’s list of benefits now, without a name.', 'Only the month shows.'],
};
