import { HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import { MIN_GROUP, MIN_GROUP_WORD } from '@/core/kernel/figures/figures.rules';
import type { PromptType } from '@/core/research/contribute/prompts';
import { NEW_ACCOUNT_HOLD_MS } from '@/core/research/reviews/review-holds.rules';
import { MIN_ACCOUNT_DAYS, SNAPSHOT_DAYS } from '@/core/research/salaries/snapshot-limits.rules';

const HOLD_HOURS = NEW_ACCOUNT_HOLD_MS / HOUR_MS;

export const promises: Readonly<Record<PromptType, readonly string[]>> = {
  review: [
    `It counts in the company’s rating from ${MIN_GROUP_WORD} reviews on.`,
    sharedFacts('reviews'),
    'You can edit it on the company’s page, or delete it: it is marked as yours, for you alone.',
  ],
  interview: [
    'Each question is there for others to find and answer once the interview shows.',
    `Figures count it after ${HOLD_HOURS} hours if your account is new, or when it shows with a verified work email.`,
    sharedFacts('interviews'),
    'You can withdraw it in your contributions.',
  ],
  photo: [
    sharedFacts('photos'),
    'Place, time and camera were taken out of the files.',
    'You can delete each of them on the company’s page once it shows: it is marked as yours, for you alone.',
  ],
  salary: [
    `Your salary counts with one of the next snapshots of all figures; one is taken every ${SNAPSHOT_DAYS} days. It takes an account of ${MIN_ACCOUNT_DAYS} days, or a verified work email.`,
    `Nobody sees a single salary: a figure shows from ${MIN_GROUP} people on, and no pseudonym is shown with it.`,
    'Your contributions say from which day it counts, and what you gave. You can withdraw it there.',
    'You can add it again next year, or when you change jobs.',
  ],
  tenure: [
    `It counts with one of the next weekly counts. It takes an account of ${MIN_ACCOUNT_DAYS} days, or a verified work email.`,
    `Nobody sees a single report: a figure shows from ${MIN_GROUP} people on.`,
    'You can change or withdraw it in your contributions, as when a settlement comes after all.',
  ],
  compare: [],
  slider: [],
  benefits: ['Once it shows, it counts in the company’s list of benefits.', sharedFacts('reports')],
};

function sharedFacts(contributions: string): string {
  return `Of you it shows only what at least ${MIN_GROUP} ${contributions} of the company share: its month, your role, your place.`;
}
