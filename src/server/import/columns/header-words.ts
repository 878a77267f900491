import { typosBetween } from '@/core/kernel/formatting/slips.rules';
import type { ImportColumn } from './column';

export interface HeaderFit {
  /** The score, 0 if the header does not match. */
  readonly score: number;
  /** True if a letter or two differ, so that it may be another word. */
  readonly isNear: boolean;
}

/**
 * Marks a guess that must be the whole header except for a unit: "=total" is "Total (in LPA)", not "Total Applicants".
 */
const WHOLE = '=';
const EXACT = 100;
const REORDERED = 80;
const CONTAINED = 50;
const NEAR = 45;
/** The penalty for each extra word in a header. */
const COST_OF_WORD = 10;
const MIN_LETTERS_FOR_ONE_SLIP = 5;
const MIN_LETTERS_FOR_TWO_SLIPS = 9;
const NO_FIT: HeaderFit = { score: 0, isNear: false };

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const WORDS_OF_UNITS = wordSet(
  'in of per a the inr rs rupee lpa lakh lac l cr crore k thousand usd year yearly annum annual pa pm month monthly amount average avg mean median rsu',
);
const FILLERS = wordSet('of the a an in for your is');
/** Words (singular) that make a header another fact: "company size" is not a company. */
const OTHER_FACTS = wordSet(
  'size id code url link logo type ownership rating age location addres city state country description website email phone industry sector category statu investor founder ceo count number score',
);
/** Words (singular) of unrelated days: the last one to apply, a birth, a scrape. */
const OTHER_DAYS = wordSet(
  'last deadline closing close expiry expire expired valid until end start joining birth upload uploaded scrape scraped crawl crawled fetch fetched extracted download downloaded imported',
);

/** Words that are one letter away from a word with another meaning: employee, employer. */
const NO_SLIPS = wordSet('employee');

/** Normalises a header's words: "companyName (INR)" is "company name inr". */
export function wordsOf(header: string): string {
  return header
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

export function matchesHeader(column: ImportColumn<unknown>, name: string, header: string): boolean {
  return headerFitOf(column, name, header).score > CONTAINED;
}

export function headerFitOf(column: ImportColumn<unknown>, name: string, header: string): HeaderFit {
  const written = wordsOf(header);
  const member = wordsOf(memberOf(header));
  const isWhole = column.guesses.includes(`${WHOLE}${name}`);
  let best = NO_FIT;
  for (const [place, guess] of (isWhole ? column.guesses : [...column.guesses, name]).entries()) {
    const fit = fitOfGuess(column, guess, guess.startsWith(WHOLE) ? member : written);
    const score = fit.score - place;
    // "Variable (LPA)" contains "variable", and is no typo of "variable pay".
    const isSurer = best.score > 0 && best.isNear !== fit.isNear ? best.isNear : score > best.score;
    if (fit.score > 0 && isSurer) best = { ...fit, score };
  }
  return best;
}

/** Returns the last part of a JSON path: "compensation.base" is "base". */
function memberOf(header: string): string {
  return /\.(\p{L}[^.\s]*)$/u.exec(header)?.[1] ?? header;
}

function fitOfGuess(column: ImportColumn<unknown>, guess: string, written: string): HeaderFit {
  const guessed = wordsOf(guess);
  const words = withoutPlurals(written);
  const wanted = withoutPlurals(guessed);
  if (words === wanted || tight(written) === tight(guessed)) return sure(EXACT);
  if (sorted(words) === sorted(wanted)) return sure(REORDERED);
  if (` ${words} `.includes(` ${wanted} `)) {
    const surplus = ` ${words} `.replace(` ${wanted} `, ' ').trim().split(' ');
    const isOther = guess.startsWith(WHOLE)
      ? !surplus.every((word) => WORDS_OF_UNITS.has(word))
      : surplus.some((word) => isOfOtherFact(column, word));
    const telling = surplus.filter((word) => !FILLERS.has(word)).length;
    return isOther ? NO_FIT : sure(Math.max(1, CONTAINED - COST_OF_WORD * telling));
  }
  return isSlipOf(tight(words), tight(wanted)) ? { score: NEAR, isNear: true } : NO_FIT;
}

function sure(score: number): HeaderFit {
  return { score, isNear: false };
}

function isOfOtherFact({ isRequired, isDate, notWith }: ImportColumn<unknown>, word: string): boolean {
  return notWith.includes(word) || (isRequired && OTHER_FACTS.has(word)) || (isDate && OTHER_DAYS.has(word));
}

/** Converts plurals: "overall ratings" is "overall rating", "bonuses" is "bonus". */
function withoutPlurals(words: string): string {
  return words.replaceAll(/(?<=\p{L}{2}s)es\b/gu, '').replaceAll(/(?<=\p{L}{2}[^s\P{L}])s\b/gu, '');
}

function tight(words: string): string {
  return words.replaceAll(' ', '');
}

function sorted(words: string): string {
  const telling = words.split(' ').filter((word) => !FILLERS.has(word));
  return telling.toSorted().join(' ');
}

function isSlipOf(one: string, other: string): boolean {
  if (NO_SLIPS.has(one)) return false;
  const length = Math.min(one.length, other.length);
  if (length < MIN_LETTERS_FOR_ONE_SLIP) return false;
  const max = length >= MIN_LETTERS_FOR_TWO_SLIPS ? 2 : 1;
  return typosBetween(one, other, max) <= max;
}
