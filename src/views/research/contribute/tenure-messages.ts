import { MIN_GROUP_WORD } from '@/core/kernel/figures/figures.rules';
import { MIN_ACCOUNT_DAYS } from '@/core/research/salaries/snapshot-limits.rules';
import type { TenureAnswers, TenureQuestion } from '@/core/research/tenure/tenure.rules';

const NO_YES = { NO: 'No', YES: 'Yes' } as const;

export const tenureMessages = {
  title: 'Joining and leaving',
  lead: 'Skip anything. Press again to clear.',
  promises: {
    title: 'What happens to it',
    points: [
      'Others see it only as part of a count.',
      `A count appears once ${MIN_GROUP_WORD} people have answered.`,
      `Yours counts ${MIN_ACCOUNT_DAYS} days after you joined, or earlier with a verified work email.`,
      'Your identity is stored encrypted. You can change or withdraw the report in your contributions.',
    ],
  },
  guest: 'You log in when you send it.',
  send: 'Send my answers',
  sending: 'Sending',
  edit: { title: 'Edit your report', send: 'Send the change' },
  where: 'Where and when',
  joining: 'Joining and staying',
  leaving: 'Leaving',
  joined: 'Joining quarter',
  left: 'Quarter you left',
  notJoined: 'You didn’t join, so there is nothing to answer here.',
  preview: 'This is what you send',
  previewNote: 'Others see counts only.',
  /** Keep these short: the form should take a minute and a half. */
  asked: {
    offer: 'Your offer',
    joiningDelay: 'Days joining was moved',
    unpaidTraining: 'Weeks of unpaid training',
    bond: 'Bond',
    bondDemanded: 'Bond demanded on leaving?',
    originalsKept: 'Original certificates kept?',
    variablePaid: 'Share of variable pay received',
    exerciseWindow: 'Days to exercise ESOPs',
    buyback: 'Any buyback yet?',
    exit: 'How it ended',
    noticeDays: 'Days of notice',
    notice: 'Notice was',
    relievingLetter: 'Relieving letter',
    settlement: 'Days to final settlement',
    shortPaid: 'Less than due?',
    pfExit: 'Days to PF exit date',
  } satisfies Readonly<Record<TenureQuestion, string>>,
  answers: {
    offer: {
      KEPT: 'Kept',
      CHANGED: 'Changed',
      WITHDRAWN: 'Withdrawn',
      WITHDRAWN_AFTER_RESIGNING: 'Withdrawn after I resigned',
    },
    joiningDelay: { NONE: '0', UP_TO_30: '1–30', UP_TO_90: '31–90', OVER_90: 'Over 90', NEVER_JOINED: 'Never joined' },
    unpaidTraining: { NONE: '0', UP_TO_4: '1–4', UP_TO_12: '5–12', OVER_12: 'Over 12' },
    bond: { NONE: 'None', UP_TO_1: 'Up to ₹1 lakh', UP_TO_2: '₹1–2 lakh', OVER_2: 'More' },
    bondDemanded: NO_YES,
    originalsKept: NO_YES,
    variablePaid: { NOTHING: '0%', UP_TO_50: '1–50%', UP_TO_80: '51–80%', UP_TO_100: '81–100%', OVER_100: 'More' },
    exerciseWindow: { UP_TO_30: '0–30', UP_TO_90: '31–90', UP_TO_365: '91–365', OVER_365: 'More' },
    buyback: NO_YES,
    exit: {
      STILL_THERE: 'Still there',
      RESIGNED: 'Resigned',
      CONTRACT_ENDED: 'Contract ended',
      ASKED_TO_RESIGN: 'Asked to resign',
      LAID_OFF: 'Laid off',
    },
    noticeDays: { NONE: '0', UP_TO_30: '1–30', UP_TO_60: '31–60', UP_TO_90: '61–90', OVER_90: 'Over 90' },
    notice: { SERVED: 'Served', BOUGHT_OUT: 'Bought out', WAIVED: 'Waived', BUYOUT_REFUSED: 'Buy-out refused' },
    relievingLetter: {
      LAST_DAY: 'Last day',
      UP_TO_30: 'Within 30 days',
      LATER: 'Later',
      NOT_YET: 'Not yet',
      AGAINST_PAYMENT: 'For a payment',
      REFUSED: 'Refused',
    },
    settlement: {
      TWO_WORKING_DAYS: '2 working days',
      UP_TO_30: '30 or fewer',
      UP_TO_60: '31–60',
      UP_TO_90: '61–90',
      OVER_90: 'Over 90',
      NOT_YET: 'Not yet',
    },
    shortPaid: NO_YES,
    pfExit: { UP_TO_60: '0–60', LATER: 'Later', NOT_YET: 'Not yet', NOT_APPLICABLE: 'No PF' },
  } satisfies { readonly [Question in TenureQuestion]: Readonly<Record<NonNullable<TenureAnswers[Question]>, string>> },
} as const;

export function answerText(question: TenureQuestion, code: string): string {
  const labels: Readonly<Record<string, string>> = tenureMessages.answers[question];
  return labels[code] ?? code;
}
