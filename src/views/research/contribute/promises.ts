import { HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import { MIN_SETTLED_GROUP_WORD } from '@/core/kernel/figures/card-groups.rules';
import { MIN_GROUP, MIN_GROUP_WORD } from '@/core/kernel/figures/figures.rules';
import type { ContributionKind } from '@/core/research/contribute/contribution-kind';
import { NEW_ACCOUNT_HOLD_MS } from '@/core/research/reviews/review-holds.rules';
import { MIN_ACCOUNT_DAYS, SNAPSHOT_DAYS } from '@/core/research/salaries/snapshot-limits.rules';

const SHARED_FACTS = `We show its month, your role and your city only if they are the same for at least ${MIN_SETTLED_GROUP_WORD} people at the company.`;

const HOLD_HOURS = NEW_ACCOUNT_HOLD_MS / HOUR_MS;

export const promises: Readonly<Record<ContributionKind, readonly string[]>> = {
  review: [
    `It counts in the company’s rating, which shows once there are ${MIN_GROUP_WORD} reviews.`,
    SHARED_FACTS,
    'You can edit or delete it on the company’s page. Only you see that it is yours.',
  ],
  interview: [
    'Others can find and answer each question once the interview shows.',
    `Figures count it when it shows, or after ${HOLD_HOURS} hours if your account is new and your work email is not verified.`,
    SHARED_FACTS,
    'You can withdraw it in your contributions.',
  ],
  photo: [
    SHARED_FACTS,
    'We removed place, time and camera from the files.',
    'You can delete each photo on the company’s page once it shows. Only you see that it is yours.',
  ],
  salary: [
    `We count salaries every ${SNAPSHOT_DAYS} days. Yours joins one of the next counts once your account is ${MIN_ACCOUNT_DAYS} days old or your work email is verified.`,
    `Nobody sees a single salary: a figure needs ${MIN_GROUP} people and shows no pseudonym.`,
    'Your contributions show your answers and the day from which they count. You can withdraw them there.',
    'You can add it again next year, or when you change jobs.',
  ],
  tenure: [
    `We count answers once a week. Yours join one of the next counts once your account is ${MIN_ACCOUNT_DAYS} days old or your work email is verified.`,
    `Nobody sees a single report: a figure needs ${MIN_GROUP} people.`,
    'You can edit or withdraw it in your contributions, for example when the settlement arrives.',
  ],
  benefits: ['Once it shows, it counts in the company’s list of benefits.', SHARED_FACTS],
};
