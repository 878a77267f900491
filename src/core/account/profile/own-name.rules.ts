import { foldedLetters } from './username.rules';

export interface KnownOwner {
  readonly name: string;
  readonly addresses: readonly string[];
}

const OWN_NAME = 'This contains your own name, so others could tell who you are. Choose another one.';
const OWN_ADDRESS =
  'This is the beginning of your email address, so others could tell who you are. Choose another one.';
export const OWN_NAME_QUESTION =
  'This is part of your own name. People at your company may guess who you are. Use it anyway?';

/** The minimum length of a part of a real name that reveals its owner. */
const MIN_NAME_LETTERS = 3;
const MIN_LETTERS_BESIDE_INITIAL = 2;
/** Minimum length of the local part of an address that is searched in a pseudonym. */
const MIN_ADDRESS_LETTERS = 5;
const YEAR_DIGITS = [2, 4];
/** The letters as written, and with repeated letters merged: `Preeeti` becomes `Preti`. */
const FORMS = [foldedLetters, drawnIn] as const;

/**
 * Checks first and last name, either of them with an initial or a year, and the local part of an address. Returns null
 * if the pseudonym does not identify its user.
 */
export function ownNameFault(userName: string, { name, addresses }: KnownOwner): string | null {
  const words = wordsOf(name);
  if (holdsFullName(userName, words) || isWithInitial(userName, words) || isWithYear(userName, words)) return OWN_NAME;
  return addresses.some((address) => isOfAddress(userName, address)) ? OWN_ADDRESS : null;
}

/** Returns null unless the pseudonym contains a common part of the user's name. */
export function ownNameQuestion(userName: string, { name }: Pick<KnownOwner, 'name'>): string | null {
  const parts = firstAndLast(wordsOf(name)).flatMap(readings);
  const spaced = userName.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2');
  const said = [userName, ...spaced.split('_'), ...spaced.split(/[_\d]+/)].flatMap(readings);
  return said.some((word) => parts.includes(word)) ? OWN_NAME_QUESTION : null;
}

function wordsOf(name: string): readonly string[] {
  return name.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '');
}

/** Returns the first and last of several words. Many people share one word of a name. */
function firstAndLast(words: readonly string[]): readonly string[] {
  const long = words.filter((word) => [...word].length >= MIN_NAME_LETTERS);
  return [long[0], long.at(-1)].flatMap((word) => word ?? []);
}

function holdsFullName(userName: string, words: readonly string[]): boolean {
  const parts = firstAndLast(words).map(drawnIn);
  return parts.length > 0 && parts.every((part) => readings(userName).some((reading) => reading.includes(part)));
}

function isWithInitial(userName: string, words: readonly string[]): boolean {
  return words.some((word, place) => {
    if ([...word].length < MIN_LETTERS_BESIDE_INITIAL) return false;
    const initials = words.filter((_other, at) => at !== place).map((other) => [...other][0]);
    return FORMS.some((form) =>
      withAndWithoutDigits(userName)
        .flatMap((text) => restsBeside(form(text), form(word)))
        .some((rest) => [...rest].length === 1 || rest === form(initials.join(''))),
    );
  });
}

function restsBeside(text: string, part: string): readonly string[] {
  const rests = [
    text.startsWith(part) ? text.slice(part.length) : '',
    text.endsWith(part) ? text.slice(0, -part.length) : '',
  ];
  return rests.filter((rest) => rest !== '');
}

function isWithYear(userName: string, words: readonly string[]): boolean {
  const [, before = '', digits = ''] = /^(.*?)_?(\d+)_?$/.exec(userName) ?? [];
  if (!YEAR_DIGITS.includes(digits.length)) return false;
  const long = words.filter((word) => [...word].length >= MIN_NAME_LETTERS).flatMap(readings);
  return readings(before).some((reading) => long.includes(reading));
}

function isOfAddress(userName: string, address: string): boolean {
  const local = address.slice(0, address.lastIndexOf('@')).replace(/\+.*$/, '');
  if (signsOf(local).length >= MIN_NAME_LETTERS && signsOf(local) === signsOf(userName)) return true;
  const letters = readings(local).filter((reading) => reading.length >= MIN_NAME_LETTERS);
  return readings(userName).some((reading) =>
    letters.some((part) => reading === part || (part.length >= MIN_ADDRESS_LETTERS && reading.includes(part))),
  );
}

function signsOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z\d]/g, '');
}

/** Returns the readings of a text in each form: with digits as letters, and with digits as gaps. */
function readings(text: string): readonly string[] {
  const all = FORMS.flatMap((form) => withAndWithoutDigits(text).map(form));
  return [...new Set(all)].filter((reading) => reading !== '');
}

function withAndWithoutDigits(text: string): readonly string[] {
  return [text, text.replaceAll(/\d/g, '')];
}

function drawnIn(text: string): string {
  return foldedLetters(text).replaceAll(/(.)\1+/gu, '$1');
}
