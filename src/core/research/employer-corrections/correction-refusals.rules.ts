import type { DayLimit } from '@/core/kernel/common/day-limit';
import type { CorrectedField } from './correction.rules';

const MAX_CORRECTIONS_PER_DAY = 10;

export const dailyCorrectionLimit: DayLimit = {
  acts: 'corrections',
  most: MAX_CORRECTIONS_PER_DAY,
  code: 'too_many_corrections',
  message: `You have proposed ${MAX_CORRECTIONS_PER_DAY} corrections today. Propose this one tomorrow.`,
};

const SITE = 'Enter an https address at the domain that you proved.';

export const correctionRefusals = {
  unfitting: 'This correction can’t be proposed as it is.',
  values: {
    WEBSITE: SITE,
    CAREER_SITE: SITE,
    HEADQUARTERS: 'Enter the name of a city, without its PIN code.',
    EMPLOYEES_WORLDWIDE: 'Choose one of the sizes.',
  } satisfies Record<CorrectedField, string>,
  same: 'The entry already says this.',
  source: 'Enter the https address of a public page that shows it.',
  waiting: 'A correction of this fact is already under review.',
  entryOff: 'A moderator has hidden this company’s entry, so it can’t be corrected now.',
  notFound: 'There is no such correction. It may have been withdrawn.',
  decided: 'This correction is already decided.',
  changed: 'The entry has changed since. Load the page again and read both values.',
  reasonMissing: 'Say why, in a sentence. The company can read it.',
} as const;
