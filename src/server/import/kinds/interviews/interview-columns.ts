import type { ReadContext } from '@/server/import/columns/column';
import { column, dateColumn, lineColumn, textColumn } from '@/server/import/columns/column';
import { linesOfPrintedList } from '@/server/import/columns/read-list';
import { numbersIn } from '@/server/import/columns/read-number';
import { opinion, place, role, words } from '@/server/import/columns/shapes';
import { UnreadableText } from '@/server/import/columns/unreadable';
import { companyColumn } from '../company-column';
import headings from './headings.json';

const MAX_DAYS = 1_000;
const DAYS: readonly (readonly [RegExp, number])[] = [
  [/^\s*(days?)\b/, 1],
  [/^\s*(weeks?|wks?)\b/, 7],
  [/^\s*(months?)\b/, 30],
];

const questionTexts = textColumn({
  about: 'the questions, one on each line',
  shape: opinion,
  guesses: headings.questionTexts,
  maxLength: 5_000,
});

export const interviewColumns = {
  company: companyColumn({
    about: "the company's name; a file of one company has it in its name",
    guesses: headings.company,
  }),
  jobProfile: lineColumn({
    about: 'the job title',
    shape: role,
    guesses: headings.jobProfile,
  }),
  date: dateColumn({
    about: 'the day or month of the interview',
    guesses: headings.date,
  }),
  outcome: column({
    about: 'how it ended: offer, no offer, no answer, declined',
    guesses: headings.outcome,
    refuses: isOtherStatus,
    read: readOutcome,
  }),
  difficulty: column({
    about: 'how hard it was, in a word or from 1 to 5',
    guesses: headings.difficulty,
    isOfRow: true,
    refuses: isShorterScale,
    read: readDifficulty,
  }),
  feeling: column({
    about: 'whether it was a good experience',
    guesses: headings.feeling,
    read: readFeeling,
  }),
  location: lineColumn({
    about: 'the city',
    shape: place,
    guesses: headings.location,
  }),
  // The source and the length of the process are read from this text. The text itself is not stored, so it may repeat.
  application: lineColumn({
    about: 'how they applied and how long it took',
    guesses: headings.application,
    shape: words,
    maxLength: 500,
  }),
  story: textColumn({
    about: 'how it went',
    shape: opinion,
    guesses: headings.story,
    maxLength: 5_000,
  }),
  questions: {
    ...questionTexts,
    read: (text: string, context: ReadContext) => questionTexts.read(linesOfPrintedList(text), context),
  },
  days: column({
    about: 'days from the first call to the answer',
    guesses: headings.days,
    read: readDuration,
  }),
} as const;

const OFFER_STATE =
  /\b(?:offer\w*|hired|(?:not )?selected|declin\w*|withdr\w*|ghosted|joined|turned down|no (?:answer|response|reply)|failed|passed)\b/i;

/** Explains why a "status" may describe the text ("accepted", "pending"). Returns null if it has an offer's words. */
function isOtherStatus(given: readonly string[], header: string): string | null {
  if (!/status|state/i.test(header) || given.some((text) => OFFER_STATE.test(text))) return null;
  return 'never mentions an offer: it may be the status of the text, not the outcome of the interview';
}

function readOutcome(text: string): 'offer' | 'noOffer' | 'noAnswer' | 'declined' | UnreadableText {
  if (/\b(declin|withdr|reject(ed)? (the|it|their)|turned down|said no)/i.test(text)) return 'declined';
  if (/\b(no (answer|response|reply)|ghost|awaiting|pending|never heard|not (yet|heard))/i.test(text))
    return 'noAnswer';
  // The text does not say who did not accept: the company, or the candidate.
  if (/n['’o]t accept/i.test(text)) return new UnreadableText('does not say who did not accept');
  if (/\b(no offer|not|rejected|no|failed|unsuccessful|false)\b|n['’]t\b/i.test(text)) return 'noOffer';
  if (/\b(offer|accepted|selected|yes|hired|passed|true|success)/i.test(text)) return 'offer';
  return new UnreadableText('is not an outcome');
}

function readDifficulty(text: string): number | UnreadableText {
  if (/\b(very (hard|difficult)|extremely)/i.test(text)) return 4;
  if (/\b(hard|difficult|tough)/i.test(text)) return 3;
  if (/\b(average|medium|moderate|fair|intermediate|neutral)/i.test(text)) return 2;
  if (/\b(very easy|easy|simple|beginner)/i.test(text)) return 1;
  const [first] = numbersIn(text);
  // Of five steps the middle is average, so the first two are "easy".
  if (first !== undefined && first.value >= 1 && first.value <= 5) return Math.max(1, Math.round(first.value) - 1);
  return new UnreadableText('is not a difficulty');
}

const MIN_NUMBERS = 10;
const MAX_OF_THREE = 3;

/** Refuses scales up to three, where three may be the hardest or the middle. Returns null for five. */
function isShorterScale(given: readonly string[]): string | null {
  const isShort = given.every((text) => Number(text) <= MAX_OF_THREE);
  return isShort && given.length >= MIN_NUMBERS ? 'goes to 3 alone: it may be of another scale than 5' : null;
}

function readFeeling(text: string): boolean | 'neutral' | UnreadableText {
  if (/\b(positive|good|great|fair|excellent|pleasant)\b/i.test(text)) return true;
  if (/\b(negative|bad|poor|unfair|terrible)\b/i.test(text)) return false;
  if (/\b(neutral|average|ok|okay|mixed)\b/i.test(text)) return 'neutral';
  return new UnreadableText('is not an experience');
}

/** Matches a period without a start or an end, whose length is unknown. */
const OPEN = /\b(?:less|more) than\b|\b(?:over|under|up\s?to|within|at least)\s+\d|\d\s*\+/i;
const TO = /^\s*(?:-|–|—|to)?\s*$/;

/** Reads days: "The process took 2 weeks" is 14; "2-4 weeks" is the middle. */
export function readDuration(text: string): number | UnreadableText {
  if (OPEN.test(text)) return new UnreadableText('has no end or no start');
  const numbers = numbersIn(text.replaceAll(/(\d)\s*[-–—]\s*(?=\d)/g, '$1 to '));
  const days = numbers.flatMap(({ value, behind }, place) => {
    const unit = DAYS.find(([words]) => words.test(behind));
    if (unit === undefined || Number.isNaN(value)) return [];
    const before = numbers[place - 1];
    const from = before !== undefined && TO.test(before.behind) ? before.value : value;
    return [Math.round(((from + value) / 2) * unit[1])];
  });
  const [first] = days;
  if (first !== undefined) return first > MAX_DAYS ? new UnreadableText(`is longer than ${MAX_DAYS} days`) : first;
  return new UnreadableText('names no days');
}
