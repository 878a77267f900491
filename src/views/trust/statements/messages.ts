import type { CaseOrigin } from '@/core/kernel/moderated/case-origins.rules';
import type { StatedAct } from '@/core/trust/moderation/acts.rules';

export const messages = {
  title: 'A decision about what you wrote',
  askedTitle: 'A complaint about what you wrote',
  askedBy: 'A complaint. We do not say whose, and do not pass on its words.',
  gate: 'Log in to read the statement',
  loading: 'Loading the statement',
  failedTitle: 'The statement did not load',
  failedNote: 'Nothing is lost.',
  tryAgain: 'Try again',
  unknownTitle: 'There is no such statement for you',
  unknownText: 'Only the author of a contribution can read what was decided about it.',
  happened: 'What happened',
  acts: {
    PUBLISHED: 'is live now, as you wrote it.',
    KEPT: 'stays as it is.',
    REJECTED: 'was not published. Nobody but you can read it.',
    REMOVED:
      'was removed. We keep it encrypted for 180 days, as the law requires, and then destroy it. If the decision is reversed, it is shown again.',
    ASKED: 'was called untrue in a complaint. It stays where it is until a moderator has decided.',
  } satisfies Record<StatedAct, string>,
  happenedTo: (kind: string, place: string, act: string) => `Your ${kind.toLowerCase()} in ${place} ${act}`,
  words: 'The words concerned',
  wholeText: 'It is about the whole text, not single words.',
  rule: 'The rule',
  ruleOf: (number: number, title: string) => `Rule ${number}: ${title}`,
  wording: (month: string) => `In its wording of ${month}:`,
  noRule: 'It broke no rule.',
  began: 'How it began, and who decided',
  beganBy: {
    CHECK: 'Our own automatic check marked it.',
    READER: 'A reader’s report. We do not say whose.',
    COMPLAINT: 'A complaint. We do not say whose.',
    ORDER: 'An order of a court or of the government.',
    APPEAL: 'Your appeal. A different moderator read it.',
  } satisfies Record<CaseOrigin, string>,
  askedBegan: 'How it began',
  decidedBy:
    'A person decided, by the text alone. Moderators cannot see who wrote something, or the stars of a review.',
  canDo: 'What you can do',
  change: 'You can write it again without what the rule forbids.',
  complain:
    'If you think the decision is wrong, complain to the grievance officer. You get a number immediately, and an answer with reasons within 7 days.',
  complainLink: 'How to complain',
  further:
    'If that answer does not satisfy you, you can appeal to the Grievance Appellate Committee (gac.gov.in) within 30 days of it, and to the courts at any time.',
  nothingToDo: 'You don’t need to do anything.',
  ifAsked: 'You don’t have to answer. If you edit or delete it, we don’t need to decide.',
  afterAnswer: 'You don’t need to do anything else. You can still edit or delete it.',
  appeal: {
    title: 'Appeal',
    lead: (lastDay: string) =>
      `Say in a sentence why the decision is wrong. Another moderator reads it within 7 days, and you get another statement. You can appeal once, until ${lastDay}.`,
    field: 'Why is the decision wrong?',
    lines: 2,
    send: 'Send the appeal',
    sending: 'Sending the appeal …',
    sent: (day: string) =>
      `You appealed on ${day}. Another moderator reads it within 7 days; you get another statement.`,
  },
  answer: {
    title: 'Your answer',
    lead: (lastDay: string) =>
      `Say how you know: what you saw or were told yourself, and when. Leave out who you are. A moderator reads your answer together with the complaint; the person who complained does not. You can answer once, until ${lastDay}. We decide after your answer or after that day, unless a more urgent complaint about it arrives.`,
    field: 'How do you know that it is true?',
    lines: 5,
    send: 'Send the answer',
    sending: 'Sending the answer …',
    sent: (day: string) => `You answered on ${day}. A moderator reads it together with the complaint and decides.`,
    over: 'The time to answer is over. A moderator decides without your answer.',
  },
  of: (day: string) => `Statement of ${day}`,
} as const;
