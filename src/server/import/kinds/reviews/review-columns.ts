import { codeColumn, column, dateColumn, lineColumn, textColumn } from '@/server/import/columns/column';
import { ratingReaderBetween, readCount } from '@/server/import/columns/read-number';
import { opinion, place, role } from '@/server/import/columns/shapes';
import { UnreadableText } from '@/server/import/columns/unreadable';
import { companyColumn } from '../company-column';
import headings from './headings.json';
import { employmentOf } from './review-words';

const HALVES =
  'positive negative pro con like dislike liked disliked good bad advantage disadvantage upside downside'.split(' ');
const MAX_RATING = 5;
const MAX_SHARE_BEYOND = 0.05;

/** Refuses ratings above five, since even the low ones then mean something else. Returns null otherwise. */
function isOtherScale(given: readonly string[]): string | null {
  const beyond = given.filter((text) => Number(text) > MAX_RATING);
  return beyond.length > given.length * MAX_SHARE_BEYOND
    ? 'exceeds 5: it uses another scale (write 8 of ten as "8/10")'
    : null;
}

const MAX_WORDS_OF_ROLE = 9;

const stars = ratingReaderBetween(1, 5);

function readRating(text: string): number | UnreadableText {
  const rating = stars(text);
  return rating instanceof UnreadableText ? rating : Math.floor(rating + 0.5);
}

/** Reads the role. Some files have the review's headline under "title". */
function readRole(text: string): string | UnreadableText {
  const line = text.replaceAll(/\s*\n\s*/g, ' ');
  const fault = role(line);
  if (fault !== null) return new UnreadableText(fault);
  const isHeadline = /^["“']|[!?.…"”]$/u.test(line) || line.split(' ').length > MAX_WORDS_OF_ROLE;
  return isHeadline ? new UnreadableText('is not a job title') : line;
}

const STANDING =
  /[(\-–,]\s*(?:current|former|ex)\b[\s-]*employee\b|^(?:current|former|ex)\b[\s-]*employee\s*[-–]\s*\p{L}/iu;
const MIN_SHARE_OF_STANDINGS = 0.8;

function areStandings(given: readonly string[]): boolean {
  return given.filter((text) => STANDING.test(text)).length >= given.length * MIN_SHARE_OF_STANDINGS;
}

/** Defines a rating. Some files rate missing parts 0. */
const rated = (about: string, guesses: readonly string[]) =>
  column({
    about,
    guesses,
    isOfRow: true,
    refuses: isOtherScale,
    read: (text) => (/^0(\.0)?$/.test(text) ? null : readRating(text)),
  });

export const reviewColumns = {
  company: companyColumn({
    about: "the company's name",
    guesses: headings.company,
  }),
  rating: column({
    about: 'the overall rating, 1 to 5',
    guesses: headings.rating,
    isRequired: true,
    isOfRow: true,
    refuses: isOtherScale,
    read: readRating,
  }),
  date: dateColumn({
    about: 'the day or month of the review',
    guesses: headings.date,
    isRequired: true,
  }),
  id: codeColumn({
    about: "the review's own id in the file's source",
    guesses: headings.id,
    isIdentity: true,
  }),
  title: lineColumn({
    about: "the review's headline",
    shape: opinion,
    guesses: headings.title,
    maxLength: 300,
  }),
  likes: textColumn({
    about: 'what is liked',
    shape: opinion,
    guesses: headings.likes,
    maxLength: 5_000,
  }),
  dislikes: textColumn({
    about: 'what is disliked',
    shape: opinion,
    guesses: headings.dislikes,
    maxLength: 5_000,
  }),
  text: textColumn({
    about: 'the whole text, if likes and dislikes are not separate; ratings of 3 or more count as likes',
    shape: opinion,
    notWith: HALVES,
    guesses: headings.text,
    maxLength: 5_000,
  }),
  jobProfile: column({
    about: "the author's job title",
    read: readRole,
    recognises: areStandings,
    guesses: headings.jobProfile,
  }),
  department: lineColumn({ about: "the author's department", guesses: headings.department }),
  location: lineColumn({
    about: 'the city',
    shape: place,
    guesses: headings.location,
  }),
  status: codeColumn({
    about: 'whether the author works there or left, and for how long',
    guesses: headings.status,
  }),
  employment: column({
    about: 'full-time, part-time, contract, internship or freelance',
    guesses: headings.employment,
    read: (text) => (employmentOf(text) === null ? new UnreadableText('is not a kind of employment') : text),
  }),
  balance: rated('work-life balance', ['work life balance', 'worklife balance', 'work-life', 'wlb', 'work life']),
  pay: rated('pay and benefits', [
    'salary and benefits',
    'compensation and benefits',
    'salary benefits',
    'salary',
    'pay',
    'compensation',
    'benefits',
  ]),
  security: rated('job security', ['job security', 'security']),
  promotions: rated('promotions and career', [
    'career growth',
    'career opportunities',
    'promotions',
    'promotions appraisal',
    'growth',
    'promotions appraisals',
    'career',
  ]),
  skills: rated('skill building', [
    'skill development',
    'skill building',
    'skills',
    'learning',
    'skill development learning',
  ]),
  culture: rated('culture', ['company culture', 'culture and values', 'work culture', 'culture']),
  satisfaction: rated('work satisfaction', [
    'work satisfaction',
    'satisfaction',
    'job satisfaction',
    'work satisfaction rating',
  ]),
  helpful: column({
    about: 'how many found it helpful',
    guesses: headings.helpful,
    read: readCount,
  }),
} as const;
