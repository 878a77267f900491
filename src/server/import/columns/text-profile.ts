import { properName } from './shapes';

const MIN_GIVEN = 30;
const MAX_KINDS = 12;
const MAX_WORDS_OF_CATEGORY = 3;
const MIN_WORDS_OF_PROSE = 6;
const MIN_WORDS_OF_SHORT_PROSE = 3;
const MAX_WORDS_OF_NAME = 6;
/** Minimum length of a name: "EY" is one, "Y" is an answer. */
const MIN_LENGTH_OF_NAME = 2;
const MAX_LENGTH_OF_NAME = 60;
const MIN_SHARE_OF_NAMES = 0.9;
/** The maximum share of first occurrences for company names, which repeat across rows. */
const MAX_SHARE_OF_FIRST = 0.6;

export function isCategory(given: readonly string[]): boolean {
  if (given.length < MIN_GIVEN || new Set(given).size > MAX_KINDS) return false;
  return medianOf(given.map(wordCountOf)) <= MAX_WORDS_OF_CATEGORY;
}

/** Returns true if texts are prose: several words, seldom repeated. Texts in `beside` lower the length required. */
export function isProse(given: readonly string[], beside: readonly (readonly string[])[] = []): boolean {
  if (given.length === 0) return false;
  const isVaried = new Set(given).size >= given.length * MAX_SHARE_OF_FIRST;
  const usual = beside.filter((texts) => texts.length > 0).map((texts) => medianOf(texts.map(wordCountOf)) - 1);
  const least = Math.max(MIN_WORDS_OF_SHORT_PROSE, Math.min(MIN_WORDS_OF_PROSE, ...usual));
  return isVaried && medianOf(given.map(wordCountOf)) >= least && medianOf(given.map(shareOfWords)) === 1;
}

export function areNamesRepeated(given: readonly string[]): boolean {
  const names = new Set(given);
  if (names.size < 2 || names.size > given.length * MAX_SHARE_OF_FIRST) return false;
  return [...names].filter(mayBeName).length >= names.size * MIN_SHARE_OF_NAMES;
}

function mayBeName(text: string): boolean {
  // Letters of scripts without case count as capitals.
  const isCapital = /^\P{L}*[\p{Lu}\p{Lo}\p{N}]/u.test(text);
  return (
    isCapital &&
    text.length >= MIN_LENGTH_OF_NAME &&
    properName(text) === null &&
    text.length <= MAX_LENGTH_OF_NAME &&
    wordCountOf(text) <= MAX_WORDS_OF_NAME
  );
}

function wordCountOf(text: string): number {
  return text.split(/\s+/).length;
}

function shareOfWords(text: string): number {
  const parts = text.split(/\s+/);
  return parts.filter((part) => /^\P{N}*\p{L}\P{N}*$/u.test(part)).length * 2 >= parts.length && !/[|;]/.test(text)
    ? 1
    : 0;
}

export function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
