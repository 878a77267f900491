import type { ImportColumn, ImportColumns } from './column';
import { dateOrderOf } from './column';
import { isFactOfPage, mostFrequentShare } from './fact-of-page';
import { headerFitOf, wordsOf } from './header-words';
import { orderOfDates, readDate } from './read-date';
import { areNamesRepeated, isCategory } from './text-profile';
import { UnreadableText } from './unreadable';

/** Header words of dates that are not the date of writing. */
const OF_OTHER_DAYS =
  /\b(?:last|deadline|clos\w+|expir\w+|valid|until|till|by|end\w*|start\w*|join\w*|left|leaving|resign\w+|birth|dob|born|hire\w*|regist\w+|incorporat\w+|found\w*|establish\w+|upload\w*|scrap\w+|crawl\w*|fetch\w*|extract\w*|download\w*|import\w*|collect\w*|access\w*|retriev\w*|updat\w+|modif\w+|edit\w*|activ\w*|seen)\b/;

const MIN_SHARE = 0.9;

const MIN_ROWS = 3;

/** Matches plain numbers: "2019" need not be a year. */
const PLAIN_NUMBER = /^[\d.,]+$/;

export type HeaderByColumn = Readonly<Record<string, string>>;

export interface RejectedHeader {
  readonly column: string;
  readonly header: string;
  readonly reason: string;
}

export interface ColumnGuess {
  readonly columns: HeaderByColumn;
  readonly near: readonly string[];
  readonly turnedDown: readonly RejectedHeader[];
}

interface Candidate {
  readonly name: string;
  readonly header: string;
  readonly score: number;
  readonly isNear: boolean;
}

const MIN_READABLE = 0.5;
const MIN_READABLE_OF_EXACT = 0.2;
const CONTAINED = 50;
const MIN_BEARING_OUT = 10;
const MIN_SHARE_BEARING_OUT = 0.9;
const ANY_TEXT = 'Quince';
/** Penalty for a matching header without values, because a weaker match may have some. */
const EMPTY = 40;
/** Bonus for typical values. It exceeds the distance between a column's best and worst name. */
const BY_VALUES = 100;
/** The number of texts compared. */
const COMPARED = 50;
/** The share of equal values above which a more varied header is preferred. */
const MIN_SAME = 0.8;
/** Minimum share of different values in an identifying header. Fewer mean repeated rows. */
const MIN_DIFFERENT = 0.5;
const MIN_NUMBERED = 3;
/** The number of consecutive rows at the start of the sample. After them rows are skipped. */
const MIN_IN_ORDER = 500;
/** The column of the row's company. Import kinds of companies do not have it. */
const OWNER = 'company';

export function guessColumns(
  columns: ImportColumns,
  headers: readonly string[],
  textsUnder: (header: string) => readonly string[],
): ColumnGuess {
  const texts = new Map(headers.map((header) => [header, textsUnder(header)] as const));
  const owner = columns[OWNER];
  const owners = owner === undefined ? [] : best(candidatesOf({ [OWNER]: owner }, headers, texts, null).found);
  const companies = owners[0] === undefined ? null : (texts.get(owners[0].header) ?? null);
  const { found, turnedDown } = candidatesOf(columns, headers, texts, companies);
  const chosen: Record<string, Candidate> = {};
  const taken = new Set<string>();
  for (const candidate of best(found)) {
    const { name, header } = candidate;
    const isShared = columns[name]?.isShared === true;
    if (name in chosen || (taken.has(header) && !isShared)) continue;
    chosen[name] = candidate;
    if (!isShared) taken.add(header);
  }
  addRecognised(columns, texts, chosen);
  const read = new Set(Object.values(chosen).map(({ header }) => header));
  const lost = found.flatMap(({ name, header }): readonly RejectedHeader[] => {
    const winner = chosen[name];
    const isLoser = winner !== undefined && winner.header !== header;
    return isLoser ? [{ column: name, header, reason: `fits less well than "${winner.header}"` }] : [];
  });
  return {
    columns: Object.fromEntries(Object.entries(chosen).map(([name, { header }]) => [name, header])),
    near: Object.values(chosen).flatMap(({ name, isNear }) => (isNear ? [name] : [])),
    turnedDown: [...turnedDown, ...lost].filter(({ header }) => !read.has(header)),
  };
}

function addRecognised(
  columns: ImportColumns,
  texts: ReadonlyMap<string, readonly string[]>,
  chosen: Record<string, Candidate>,
): void {
  const taken = new Set(Object.values(chosen).map(({ header }) => header));
  for (const [name, column] of Object.entries(columns)) {
    if (name in chosen) continue;
    const { recognises } = column;
    const [header = onlyDays(column, texts, taken)] =
      [...texts].find(([one, under]) => {
        const given = under.filter((text) => text !== '');
        return !taken.has(one) && given.length > 0 && recognises(given, one);
      }) ?? [];
    if (header === undefined) continue;
    taken.add(header);
    chosen[name] = { name, header, score: 0, isNear: false };
  }
}

function best(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.toSorted((one, other) => other.score - one.score);
}

function candidatesOf(
  columns: ImportColumns,
  headers: readonly string[],
  texts: ReadonlyMap<string, readonly string[]>,
  companies: readonly string[] | null,
): { readonly found: readonly Candidate[]; readonly turnedDown: readonly RejectedHeader[] } {
  const found: Candidate[] = [];
  const turnedDown: RejectedHeader[] = [];
  for (const [name, column] of Object.entries(columns)) {
    for (const header of headers) {
      const { score, isNear } = headerFitOf(column, name, header);
      if (score <= 0) continue;
      const under = texts.get(header) ?? [];
      const isExact = score > CONTAINED;
      const reason =
        !isExact && column.isRequired && isOneOf(column, name, under)
          ? 'looks like the values below it, not like a header'
          : faultOf(column, { header, texts: under, companies, isExact });
      if (reason !== null) turnedDown.push({ column: name, header, reason });
      else {
        found.push({
          name,
          header,
          isNear: isNear && !isBorneOut(name, column, under),
          score: score + scoreOfValues(column, under, companies),
        });
      }
    }
  }
  return { found, turnedDown };
}

/**
 * Returns true if texts contain the column's word among others. "Ochre College of Weaving" is a college, not a header.
 */
function isOneOf(column: ImportColumn<unknown>, name: string, texts: readonly string[]): boolean {
  const given = texts.filter((text) => text !== '').slice(0, COMPARED);
  return given.length > 0 && given.every((text) => headerFitOf(column, name, text).score > 0);
}

function scoreOfValues(
  column: ImportColumn<unknown>,
  texts: readonly string[],
  companies: readonly string[] | null,
): number {
  const given = texts.filter((text) => text !== '');
  const share = readableShare(column, texts);
  if (share === null) return -EMPTY;
  const isRatherOfPage = column.isOfRow && mostFrequentShare(texts, companies) >= MIN_SAME;
  return share + BY_VALUES * column.likeness(given) - (isRatherOfPage ? BY_VALUES : 0);
}

/**
 * Returns true if values alone identify the column: few other columns can read them, or company names repeat across
 * rows.
 */
function isBorneOut(name: string, column: ImportColumn<unknown>, texts: readonly string[]): boolean {
  const given = texts.filter((text) => text !== '');
  if (given.length < MIN_BEARING_OUT) return false;
  if (name === OWNER) return areNamesRepeated(given);
  const isChoosy = column.read(ANY_TEXT, { order: 'dmy', now: 0 }) instanceof UnreadableText;
  return isChoosy && (readableShare(column, texts) ?? 0) >= MIN_SHARE_BEARING_OUT;
}

interface Judged {
  readonly header: string;
  readonly texts: readonly string[];
  readonly companies: readonly string[] | null;
  readonly isExact: boolean;
}

function faultOf(column: ImportColumn<unknown>, { header, texts, companies, isExact }: Judged): string | null {
  const given = texts.filter((text) => text !== '');
  if (column.isIdentity && !tellsApart(texts)) return 'does not tell rows apart';
  const readable = readableShare(column, texts);
  if (readable === null) return null;
  if (readable < (isExact ? MIN_READABLE_OF_EXACT : MIN_READABLE)) return faultOfMost(column, given);
  if (column.isProse && isCategory(given)) return 'repeats a few words, so it is not a text column';
  if (column.isOfRow && isFactOfPage(texts, companies))
    return 'has one value for all rows of a company or nearly all: it is a fact of the page';
  return column.refuses(given, header);
}

function faultOfMost(column: ImportColumn<unknown>, given: readonly string[]): string {
  const context = { order: dateOrderOf(column, given), now: 0 };
  for (const text of given) {
    const read = column.read(text, context);
    if (read instanceof UnreadableText) return `mostly cannot be read: "${text.slice(0, 40)}" ${read.reason}`;
  }
  return 'mostly cannot be read';
}

function tellsApart(texts: readonly string[]): boolean {
  const numbers = texts.map((text) => Number(text.trim() || Number.NaN));
  const first = numbers[0] ?? Number.NaN;
  const begun = numbers.slice(0, MIN_IN_ORDER);
  const isNumbered = numbers.length >= MIN_NUMBERED && begun.every((number, place) => number === first + place);
  return !isNumbered && new Set(texts).size >= texts.length * MIN_DIFFERENT;
}

const shares = new WeakMap<readonly string[], Map<ImportColumn<unknown>, number | null>>();

/** Returns the share of cleaned texts that the column can read, or null if all are missing. */
export function readableShare(column: ImportColumn<unknown>, texts: readonly string[]): number | null {
  const known = shares.get(texts) ?? new Map<ImportColumn<unknown>, number | null>();
  shares.set(texts, known);
  const share = known.get(column);
  if (share !== undefined) return share;
  const counted = countReadable(column, texts);
  known.set(column, counted);
  return counted;
}

function countReadable(column: ImportColumn<unknown>, texts: readonly string[]): number | null {
  const given = texts.filter((text) => text !== '');
  if (given.length === 0) return null;
  const context = { order: dateOrderOf(column, given), now: 0 };
  const readable = given.filter((text) => !(column.read(text, context) instanceof UnreadableText));
  return readable.length / given.length;
}

function onlyDays(
  { isDate }: ImportColumn<unknown>,
  texts: ReadonlyMap<string, readonly string[]>,
  taken: ReadonlySet<string>,
): string | undefined {
  if (!isDate) return undefined;
  const found = [...texts].flatMap(([header, under]) =>
    !taken.has(header) && !OF_OTHER_DAYS.test(wordsOf(header)) && areDays(under) ? [header] : [],
  );
  return found.length === 1 ? found[0] : undefined;
}

function areDays(under: readonly string[]): boolean {
  const given = under.filter((text) => text !== '');
  if (given.length < MIN_ROWS || new Set(given).size === 1) return false;
  const order = orderOfDates(given);
  const days = given.filter((text) => !PLAIN_NUMBER.test(text) && typeof readDate(text, order, 0) === 'string');
  return days.length >= given.length * MIN_SHARE;
}
