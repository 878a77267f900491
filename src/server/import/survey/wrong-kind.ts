import { guessColumns } from '@/server/import/columns/guess-columns';
import { matchesHeader, wordsOf } from '@/server/import/columns/header-words';
import { isNumberLike } from '@/server/import/columns/shapes';
import type { ImportKind } from '@/server/import/kinds/import-kind';
import { importKinds } from '@/server/import/kinds/import-kinds';
import type { FileSurvey } from './survey-file';
import { valuesOfHeader } from './warnings';

interface OfFile {
  readonly survey: FileSurvey;
  readonly headers: readonly string[];
}

const POST_HEADER =
  /\b(?:re)?tweets?\b|\breposts?\b|\bhashtags?\b|\bmentions\b|\bsubreddit\b|\bupvote ratio\b|\bposts?\b|\bthreads?\b|\brepl(?:y|ies)\b|\bself ?text\b|\bfollowers?\b|\bpermalink\b/;
const REACTION_HEADER = /\b(?:likes?|comments?|shares?|views?|reactions?|upvotes?|karma|quotes?|impressions?)\b/;
const MIN_SIGNS = 3;
const OF_SOCIAL_SITE =
  /(?:^|\s)[@#][\p{L}\p{N}_]{3,}|\b(?:reddit|twitter|linkedin|facebook|instagram|quora|threads)\.(?:com|net)\/(?!company|jobs)/iu;
const MIN_SHARE_SOCIAL = 0.3;
/** The lead in matching columns that decides a file's kind. */
const MIN_LEAD = 2;
const MAX_SHARE_OF_NAMES = 0.5;
const MIN_ROWS = 50;
/** Kinds whose rows have little more than names. */
const KINDS_OF_NAMES = new Set(['colleges', 'cities']);

/** Explains why a file is not of a kind, or returns null if it may be. The reason follows the file's name. */
export function kindFault(kind: ImportKind, file: OfFile): string | null {
  if (kind.isOfOpinions && isOfPosts(file)) {
    return 'has posts that people wrote on another site. They belong to their authors and are not about work at a company, so nothing was imported';
  }
  if (isNamedLike(kind, kind, file)) return null;
  const namesake = kind.isOfThings
    ? importKinds.find((other) => other !== kind && isNamedLike(other, kind, file))
    : undefined;
  if (namesake !== undefined)
    return `looks like ${namesake.name}, and not like ${kind.name}, by the names in it. Nothing was imported; try: npm run import -- ${namesake.name}`;
  const own = tellingIn(kind, file);
  const [likely] = importKinds
    .filter((other) => other !== kind)
    .map((other) => ({ other, telling: tellingIn(other, file, true) }))
    .toSorted((one, another) => another.telling.length - one.telling.length);
  if (likely === undefined || likely.telling.length === 0) return null;
  // Job lists may describe their companies, too.
  const isComplete = likely.other.isOfThings && own.length > 0 && hasAllRequired(kind, file);
  const isLed = !isComplete && likely.telling.length >= own.length + MIN_LEAD;
  const isListOfEvents = kind.isOfThings && !likely.other.isOfThings && namesRepeat(kind, file);
  if (!isLed && !isListOfEvents) return null;
  const signs = likely.telling.map((name) => `"${name}"`).join(', ');
  return `looks like ${likely.other.name}, and not like ${kind.name}: ${signs} hold what ${likely.other.name} have. Nothing was imported; try: npm run import -- ${likely.other.name}`;
}

const MAX_ASKED = 60;
const MIN_KNOWN = 3;
const MIN_NAMES = 5;
const MIN_SHARE_LIKELY = 0.2;

/** Detects a list of colleges or cities that is really a list of companies. Returns null if it is not. */
export async function companyListFault(
  kind: ImportKind,
  file: OfFile,
  isKnownCompany: (name: string) => Promise<boolean>,
): Promise<string | null> {
  if (!KINDS_OF_NAMES.has(kind.name)) return null;
  const names = [...new Set(namesOf(kind, file))].slice(0, MAX_ASKED);
  let known = 0;
  for (const name of names) if (await isKnownCompany(name)) known += 1;
  const { namedLike } = kind;
  const likely = namedLike === null ? names : names.filter((name) => namedLike.test(name));
  if (likely.length < names.length * MIN_SHARE_LIKELY && names.length >= MIN_NAMES)
    return `does not look like ${kind.name}: hardly any of its names has a word that ${kind.name} have (${names.slice(0, MIN_KNOWN).join('; ')}). Nothing was imported`;
  if (known < MIN_KNOWN || known <= names.length * MAX_SHARE_OF_NAMES) return null;
  return `looks like companies, and not like ${kind.name}: ${known} of its first ${names.length} names are those of companies that are known. Nothing was imported; try: npm run import -- companies`;
}

/** Returns headers that match a kind's characteristic columns. With `areSure`, only full matches. */
function tellingIn({ columns, telling }: ImportKind, { survey, headers }: OfFile, areSure = false): readonly string[] {
  const isSure = (name: string, header: string): boolean => {
    const column = columns[name];
    return column !== undefined && matchesHeader(column, name, header);
  };
  // Comparing values is slow, and useless for columns without a matching header.
  if (areSure && !telling.some((name) => headers.some((header) => isSure(name, header)))) return [];
  const guess = guessColumns(columns, headers, survey.texts);
  return telling.flatMap((name) => {
    const header = guess.columns[name];
    return header !== undefined && (!areSure || isSure(name, header)) ? [header] : [];
  });
}

function hasAllRequired({ columns }: ImportKind, { survey, headers }: OfFile): boolean {
  const guess = guessColumns(columns, headers, survey.texts);
  return Object.entries(columns).every(([name, { isRequired }]) => !isRequired || name in guess.columns);
}

function isNamedLike({ namedLike }: ImportKind, kind: ImportKind, file: OfFile): boolean {
  if (namedLike === null) return false;
  const names = namesOf(kind, file);
  return names.filter((name) => namedLike.test(name)).length > names.length * MAX_SHARE_OF_NAMES;
}

function namesRepeat(kind: ImportKind, file: OfFile): boolean {
  const given = namesOf(kind, file);
  return given.length >= MIN_ROWS && new Set(given).size < given.length * MAX_SHARE_OF_NAMES;
}

function namesOf({ columns }: ImportKind, { survey, headers }: OfFile): readonly string[] {
  const { columns: found } = guessColumns(columns, headers, (header) =>
    survey.sample.map((row) => row.textUnder(header)),
  );
  return found.name === undefined ? [] : valuesOfHeader(survey, found.name);
}

function isOfPosts({ survey, headers }: OfFile): boolean {
  const signs = headers.filter((header) => {
    const words = wordsOf(header);
    return POST_HEADER.test(words) || (REACTION_HEADER.test(words) && areNumbers(valuesOfHeader(survey, header)));
  });
  if (signs.length >= MIN_SIGNS) return true;
  const rows = survey.sample.filter((_, place) =>
    headers.some((header) => OF_SOCIAL_SITE.test(survey.texts(header)[place] ?? '')),
  );
  return signs.length > 0 && rows.length >= survey.sample.length * MIN_SHARE_SOCIAL;
}

function areNumbers(given: readonly string[]): boolean {
  return given.length > 0 && given.every(isNumberLike);
}
