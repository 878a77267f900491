import { formatDate } from '@/core/formatting/date';
import { groupIndian } from '@/core/formatting/indian-number';
import { plural } from '@/core/formatting/plural';
import type { InterviewExperience, InterviewFilter, InterviewRoundKind } from '@/core/interviews/interview';
import type { InterviewDifficulty, InterviewOutcome } from '@/core/interviews/interview-scales.rules';

/** Texts of interviews. */
export const messages = {
  title: 'Interviews',
  lead: 'What was asked, how hard it was and how it ended, by people who sat there.',
  ofCompany: (company: string) => `${company} interview questions`,
  ofRole: (role: string) => `${role} interview questions`,
  ofBoth: (role: string, company: string) => `${role} interview questions at ${company}`,
  topOfCompany: (company: string) => `Top interview questions at ${company}`,
  topOfBoth: (role: string, company: string) => `Top ${role} interview questions at ${company}`,
  ofSkill: (skill: string) => `${skill} interview questions`,
  /** Verbatim from the specification (ER-EMPTY-INTERVIEWS). */
  empty: 'Candidates haven’t shared any interview advice yet.',
  emptyHint: 'As soon as somebody reports an interview, it is here.',
  emptyFiltered: 'No report fits these filters.',
  noQuestions: 'Nobody has reported a question yet.',
  allInterviews: 'All interviews',
  allOfCompany: 'All interviews of this company',
  loading: 'Loading interviews',
  failed: 'We could not load the interviews',
  failedHint: 'Check your connection, then try again.',
  retry: 'Try again',
  roleNotFound: 'There is no such role',
  roleNotFoundHint: 'The address may have a slip in it. Look through all interviews.',
  skillNotFound: 'There are no questions for this skill',
  skillNotFoundHint: 'The address may have a slip in it, or nobody was asked about it yet.',
  questionNotFound: 'This question does not exist',
  questionNotFoundHint: 'It may have been taken back. Look through the questions that are asked most.',
  summary: 'In short',
  howHard: 'How hard',
  howEnded: 'How it ended',
  expect: 'What to expect',
  difficulty: { easy: 'Easy', fair: 'Fair', hard: 'Hard', veryHard: 'Very hard' } satisfies Record<
    InterviewDifficulty,
    string
  >,
  outcome: {
    offer: 'Offer',
    noOffer: 'No offer',
    noAnswer: 'No answer',
    declined: 'Said no themselves',
  } satisfies Record<InterviewOutcome, string>,
  experience: { fresher: 'Fresher', experienced: 'Experienced' } satisfies Record<InterviewExperience, string>,
  share: (share: number) => `${share}%`,
  provenance: (count: number, newest: string) => `n ${groupIndian(count)}, newest ${monthText(newest)}.`,
  tooFew: (missing: number) => `Too few to show, needs ${missing} more`,
  rounds: 'Rounds, median',
  days: 'First call to answer',
  daysText: (days: number) => plural(days, { one: '{count} day', other: '{count} days' }),
  fair: 'Found it fair',
  n: (count: number) => `n ${groupIndian(count)}`,
  asTable: 'Show as a table',
  tableOf: 'Difficulty and outcome',
  sharesHead: 'Share',
  reportsHead: 'Reports',
  answerHead: 'Answer',
  asked: 'Asked most',
  allQuestions: (count: number) => plural(count, { one: 'All {count} question', other: 'All {count} questions' }),
  askedTimes: (count: number) => plural(count, { one: 'asked once', other: 'asked {count} times' }),
  answers: (count: number) => plural(count, { one: '{count} answer', other: '{count} answers' }),
  allRoles: 'All roles',
  round: (round: string) => `${round} round`,
  newest: (month: string) => `newest ${monthText(month)}`,
  month: (month: string) => monthText(month),
  reports: 'Reports',
  reportTitle: (role: string, outcome: string | null) =>
    outcome === null ? role : `${role}, ${outcome.toLowerCase()}`,
  anyRole: 'Role not said',
  checked: 'Invitation seen',
  unchecked: 'Nothing checked',
  minutes: (minutes: number) => plural(minutes, { one: '{count} minute', other: '{count} minutes' }),
  day: (day: number) => `day ${day}`,
  questionsOfReport: 'Questions they were asked',
  filterRole: 'Role',
  filterOutcome: 'How it ended',
  filterWho: 'Who',
  filterRound: 'With a round of',
  held: {
    one: '{count} of them is not counted in the figures yet.',
    other: '{count} of them are not counted in the figures yet.',
  },
  heldWhy: 'A report counts later if its author’s account is new, or told more of the company on one day.',
  countOfReports: (count: number) => plural(count, { one: '{count} report', other: '{count} reports' }),
  answersTitle: 'Answers',
  noAnswers: 'Nobody has answered yet.',
  answering: { write: 'Write an answer', yourComment: 'Your answer', send: 'Answer' },
  memberAnswers: {
    commentsTitleEmpty: 'From members',
    commentsTitle: { one: 'From members: {count} answer', other: 'From members: {count} answers and replies' },
    commentsEmpty: 'No member has answered yet.',
    sortComments: 'Order of answers',
  },
  candidate: 'A candidate',
  ended: { offer: 'got the offer', noOffer: 'no offer', noAnswer: 'no answer', declined: 'said no' } satisfies Record<
    InterviewOutcome,
    string
  >,
  moreOf: (company: string) => `More questions of ${company}`,
  pageBehind: 'There is nothing more here.',
  firstPage: 'To the first page',
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
  hrOf: (name: string) => `HR interview questions: ${name}`,
  hrNotFound: 'There is no such company or role',
  noHrQuestions: 'Nobody has reported a question from an HR round here yet.',
  hrReports: 'Reports with an HR round',
  more: 'Read on',
} as const;

/** `2026-11` as `Nov 2026`. */
function monthText(month: string): string {
  return formatDate(`${month}-15`, 'month');
}
