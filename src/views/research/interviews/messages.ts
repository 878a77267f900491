import { MIN_GROUP, MIN_GROUP_WORD } from '@/core/kernel/figures/figures.rules';
import { formatMonth } from '@/core/kernel/formatting/date';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { plural } from '@/core/kernel/formatting/plural';
import { firstVisibilityText } from '@/core/research/contributions/showing-texts';
import type { InterviewFilter, InterviewRoundKind } from '@/core/research/interviews/interview';
import { DIFFICULTY_LABELS, EXPERIENCE_LABELS, OUTCOME_LABELS } from '@/core/research/interviews/interview-labels';
import type { InterviewOutcome } from '@/core/research/interviews/interview-scales.rules';

export const messages = {
  title: 'Interviews',
  find: 'Company or role',
  findAct: 'Find interviews',
  lead: 'What was asked, how hard it was and how it ended, by people who were there.',
  ofCompany: (company: string) => `${company} interview questions`,
  ofRole: (role: string) => `${role} interview questions`,
  /** Omits the company's name, which the heading above shows. */
  questionsHere: (interviews: number) =>
    plural(interviews, {
      one: 'Interview questions from {count} interview',
      other: 'Interview questions from {count} interviews',
    }),
  questionsHead: 'Questions',
  summaryHead: 'How interviews go',
  topHere: 'Top interview questions',
  topOfRole: (role: string) => `Top ${role} interview questions`,
  ofSkill: (skill: string) => `${skill} interview questions`,
  /** Verbatim from the specification (ER-EMPTY-INTERVIEWS). */
  empty: 'Candidates haven’t shared any interview advice yet.',
  emptyHint: firstVisibilityText('an interview'),
  emptyFiltered: 'No reports match these filters.',
  noQuestions: 'Nobody has reported a question yet.',
  allInterviews: 'All interviews',
  allOfCompany: 'All interviews of this company',
  loading: 'Loading interviews',
  failed: 'We could not load the interviews',
  retry: 'Try again',
  roleNotFound: 'There is no such role',
  roleNotFoundHint: 'Please check the address, or browse all interviews.',
  skillNotFound: 'There are no questions for this skill',
  skillNotFoundHint: 'Please check the address. Perhaps nobody has been asked about it yet.',
  questionNotFound: 'This question does not exist',
  questionNotFoundHint: 'It may have been withdrawn. Browse the most asked questions.',
  summary: 'In short',
  callIt: (difficulty: string) => `call it ${difficulty.toLowerCase()}`,
  inAnOffer: 'ended in an offer',
  toAnAnswer: (count: number) => `to an answer, reported by ${groupIndian(count)} people`,
  howHard: 'How hard',
  howEnded: 'How it ended',
  expect: 'What to expect',
  difficulty: DIFFICULTY_LABELS,
  outcome: OUTCOME_LABELS,
  experience: EXPERIENCE_LABELS,
  provenance: (count: number, newest: string) =>
    `${plural(count, { one: '{count} interview', other: '{count} interviews' })}, newest month shown ${formatMonth(newest)}.`,
  tooFew: (missing: number) => `Too few to show, needs ${missing} more`,
  rounds: 'Usual number of rounds',
  days: 'From first call to answer',
  daysText: (days: number) => plural(days, { one: '{count} day', other: '{count} days' }),
  fair: 'Felt treated fairly',
  n: (count: number) => `${groupIndian(count)} people`,
  asTable: 'Show as a table',
  tableOf: 'Difficulty and outcome',
  sharesHead: 'Share',
  reportsHead: 'Reports',
  answerHead: 'Answer',
  asked: 'Asked most',
  askedAtOneCompany: 'Asked most at one company',
  allQuestions: (count: number) => plural(count, { one: 'All {count} question', other: 'All {count} questions' }),
  askedTimes,
  askedTimesAt: (count: number, company: string) => `${askedTimes(count)} at ${company}`,
  askedTimesFor: (count: number, role: string) => `${askedTimes(count)} for ${role}`,
  answers: (count: number) => plural(count, { one: '{count} answer', other: '{count} answers' }),
  answerFirst: 'Be the first to answer',
  anyRole: 'Any role',
  askedHereInAnyRole: 'Asked here across all roles',
  askedInAnyRole: 'Asked across all roles',
  anyRoleHere: (role: string) =>
    `No question has been reported by ${MIN_GROUP_WORD} ${role} candidates here yet. These are the questions for all roles at this company.`,
  anyRoleEverywhere: (role: string) =>
    `No question has been reported by ${MIN_GROUP_WORD} ${role} candidates yet. These are the questions for all roles at all companies.`,
  allFrom: (company: string) => `All these interviews were at ${company}.`,
  round: (round: string) => `${round} round`,
  newest: (month: string) => `newest ${formatMonth(month)}`,
  month: (month: string) => formatMonth(month),
  reports: 'Reports',
  reportsOf: (role: string) => `What ${role} candidates were asked`,
  checked: 'Invitation seen',
  unchecked: 'Not verified',
  questionsOfReport: 'Questions they were asked',
  filterRole: 'Role',
  filterOutcome: 'How it ended',
  filterWho: 'Who',
  filterRound: 'With a round of',
  held: {
    one: '{count} of them is not counted in the figures yet.',
    other: '{count} of them are not counted in the figures yet.',
  },
  fewHeld: 'A few reports do not count yet.',
  heldWhy:
    'A report counts later if its author’s account is new, or added more than one report about the company that day.',
  countOfReports: (count: number) => plural(count, { one: '{count} report', other: '{count} reports' }),
  answersTitle: 'Answers',
  noAnswers: 'Nobody has answered yet.',
  noAnswersText: 'Say what you answered, or how you would. Others don’t see your name.',
  answering: { write: 'Write an answer', yourComment: 'Your answer', send: 'Answer' },
  memberAnswers: {
    commentsTitleEmpty: 'From members',
    commentsTitle: { one: 'From members: {count} answer', other: 'From members: {count} answers and replies' },
    commentsEmpty: 'No member has answered yet.',
    sortComments: 'Order of answers',
  },
  candidate: 'A candidate',
  ended: { offer: 'got the offer', noOffer: 'no offer', noAnswer: 'no answer', declined: 'declined' } satisfies Record<
    InterviewOutcome,
    string
  >,
  alsoAskedBy: (others: number) =>
    plural(others, { one: 'also asked at {count} other company', other: 'also asked at {count} other companies' }),
  elsewhere: 'Who else asks this',
  alsoAsked: (company: string) => `Also asked at ${company}`,
  moreOf: (company: string) => `More questions from ${company}`,
  pageBehind: 'There is nothing more here.',
  firstPage: 'Go to the first page',
  tabs: (name: string) => `Pages about ${name}`,
  tabInterviews: 'Interviews',
  tabJobs: 'Jobs',
  tabSalaries: 'Salaries',
  newestReports: 'Newest reports',
  leftOut: { experience: 'experience', outcome: 'outcome', difficulty: 'difficulty', round: 'round' } satisfies Record<
    InterviewFilter,
    string
  >,
  roundKind: {
    technical: 'Technical or coding',
    test: 'Test or assignment',
    group: 'Group discussion',
    managerial: 'Manager',
    hr: 'HR',
  } satisfies Record<InterviewRoundKind, string>,
  skillLead: (count: number) =>
    plural(count, {
      one: '{count} question that people were asked, with what they would answer now.',
      other: '{count} questions that people were asked, the most asked first, with what they would answer now.',
    }),
  usualHr: 'Asked most in HR rounds of all companies',
  hrOf: (name: string) => `HR interview questions: ${name}`,
  hrNotFound: 'There is no such company or role',
  noHrQuestions: 'Nobody has reported a question from an HR round here yet.',
  hrReports: 'Reports with an HR round',
  more: 'Read on',
} as const;

function askedTimes(count: number): string {
  return count === 0 ? `asked fewer than ${MIN_GROUP} times` : `asked ${groupIndian(count)} times or more`;
}
