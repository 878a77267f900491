import type { ComplaintOutcome } from '@/core/kernel/moderated/complaint';

export const complaintMailTexts = {
  mails: {
    receivedSubject: (number: string) => `We have your complaint ${number}`,
    received: (number: string, brand: string) =>
      `We have received your complaint about a contribution on ${brand}. Its number is ${number}.`,
    due: (moment: string) => `A moderator decides by ${moment}, and we email you the reasons.`,
    page: 'Anyone with this address can read the answer, so keep it private:',
    notYou: 'If you did not complain, someone else entered your address. You don’t need to do anything.',
    answeredSubject: (number: string) => `The answer to your complaint ${number}`,
    answered: (number: string, brand: string) => `A moderator of ${brand} has decided on your complaint ${number}.`,
    outcomes: {
      REMOVED: 'We have removed the contribution. It breaks this rule:',
      KEPT: 'The contribution stays. The moderator has compared it with each of our rules and with what you wrote, and found none that it breaks. We judge whether something is allowed, not whether it is welcome.',
      GONE: 'The contribution is gone. Its author removed it before we decided.',
      RESTORED:
        'We had removed the contribution. Its author appealed, and another moderator decided that it breaks none of our rules. It is back.',
    } satisfies Record<ComplaintOutcome, string>,
    rule: (number: number, title: string) => `Rule ${number}, ${title}.`,
  },
  duty: {
    subject: (count: number, isLate: boolean) =>
      `${isLate ? 'Late: ' : ''}${count === 1 ? 'a complaint waits' : `${count} complaints wait`} for a decision`,
    lead: 'These complaints are not decided yet:',
    line: (number: string, ground: string, moment: string, isLate: boolean) =>
      `${number}, ${ground}: ${isLate ? 'was due' : 'due'} ${moment}`,
  },
} as const;
