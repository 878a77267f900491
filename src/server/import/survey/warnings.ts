import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { ColumnMap } from '@/server/import/columns/column-map';
import type { ColumnGuess } from '@/server/import/columns/guess-columns';
import { readableShare } from '@/server/import/columns/guess-columns';
import { wordsOf } from '@/server/import/columns/header-words';
import { areNamesRepeated, isProse } from '@/server/import/columns/text-profile';
import type { ImportKind } from '@/server/import/kinds/import-kind';
import { unknownPlacesIn, workModeOf } from '@/server/import/kinds/jobs/job-words';
import { mentionsForeignPlace } from '@/server/import/names/abroad';
import { citiesOfIndia } from '@/server/import/names/places';
import { groupedDigits } from '@/server/import/run/progress-line';
import type { FileSurvey } from './survey-file';

/** A warning. An import without a terminal stops at it unless `--yes` names it. */
export interface Warning {
  /** The name for `--yes=`. */
  readonly name: 'nearly' | 'constant' | 'alike' | 'half' | 'names' | 'texts' | 'undated' | 'abroad';
  readonly sentence: string;
}

export interface SurveyedColumn {
  readonly kind: ImportKind;
  readonly survey: FileSurvey;
  readonly map: ColumnMap;
  readonly guess: Pick<ColumnGuess, 'near'>;
  readonly headers: readonly string[];
  /** The day from which "3 days ago" counts. */
  readonly saidOn: number;
}

const MIN_ROWS = 20;
const MIN_ALIKE = 20;
const MAX_SHARE_ALIKE = 0.2;
const MIN_READ = 0.5;
const MIN_SHARE_OF_ONE = 0.95;
const MIN_GIVEN_SHARE = 0.3;
const MAX_SHOWN = 5;
const MIN_UNDATED = 5;
const MAX_SHARE_UNDATED = 0.1;
const MAX_EXAMPLE = 40;
const MIN_UNKNOWN_PLACES = 10;
const MAX_SHARE_UNKNOWN_PLACES = 0.5;
/** Headers of names that are not companies. */
const IGNORED_HEADER =
  /\b(?:category|industry|sector|role|title|designation|function(?:al)?|department|country|state|city|location|area|type|level|skills?|status|portal|board)\b/;

export function warningsAbout(surveyed: SurveyedColumn): readonly Warning[] {
  return [nearly, constant, alike, half, names, texts, undated, abroad].flatMap((doubt) => doubt(surveyed) ?? []);
}

export function valuesOfHeader(survey: FileSurvey, header: string): readonly string[] {
  return survey.texts(header).filter((text) => text !== '');
}

function nearly({ guess, map }: SurveyedColumn): Warning | null {
  if (guess.near.length === 0) return null;
  const pairs = guess.near.map((name) => `${name} from "${map.columns[name] ?? ''}"`);
  return {
    name: 'nearly',
    sentence: `${counted(pairs, 'header')} only similar to the columns they are read as: ${pairs.join(', ')}`,
  };
}

function constant({ kind, survey, map }: SurveyedColumn): Warning | null {
  const columns = ofRow(kind, map).filter(([, header]) => {
    const given = valuesOfHeader(survey, header);
    return given.length >= MIN_ROWS && countOfCommonest(given) >= given.length * MIN_SHARE_OF_ONE;
  });
  if (columns.length === 0) return null;
  return {
    name: 'constant',
    sentence: `${namesOf(columns)} ${columns.length === 1 ? 'has' : 'have'} one value for (nearly) all rows: it may be a fact of the page, not of each row`,
  };
}

function alike({ kind, survey, map }: SurveyedColumn): Warning | null {
  const found = ofRow(kind, map).flatMap(([name, header]) => {
    if (kind.columns[name]?.isProse !== true) return [];
    const given = valuesOfHeader(survey, header);
    const repeated = given.length - new Set(given).size;
    if (repeated < MIN_ALIKE || repeated < given.length * MAX_SHARE_ALIKE) return [];
    const inFile = Math.round((repeated / given.length) * survey.given(header));
    return [`${name} (about ${groupedDigits(inFile)})`];
  });
  return found.length === 0 ? null : { name: 'alike', sentence: `texts are alike in ${found.join(', ')}` };
}

function half({ kind, survey, map }: SurveyedColumn): Warning | null {
  const found = Object.entries(map.columns).flatMap(([name, header]) => {
    const column = kind.columns[name];
    const share = column === undefined ? null : readableShare(column, valuesOfHeader(survey, header));
    return share === null || share >= MIN_READ ? [] : [`${name} from "${header}" (${Math.round(share * 100)} %)`];
  });
  return found.length === 0 ? null : { name: 'half', sentence: `less than half can be read: ${found.join(', ')}` };
}

/** Warns of a constant company if a column has names. */
function names({ kind, survey, map, headers }: SurveyedColumn): Warning | null {
  if (kind.columns.company === undefined || 'company' in map.columns) return null;
  const [best] = unusedNameHeaders(survey, map, headers);
  if (best === undefined) return null;
  return {
    name: 'names',
    sentence: `${groupedDigits(best.count)} names repeat under "${best.header}", which is not read, and all rows go to "${map.values.company ?? ''}"`,
  };
}

/** Returns unused headers with repeating proper names, most likely first. */
export function unusedNameHeaders(
  survey: FileSurvey,
  map: Pick<ColumnMap, 'columns'>,
  headers: readonly string[],
): readonly { readonly header: string; readonly count: number }[] {
  const read = new Set(Object.values(map.columns));
  return headers
    .filter((header) => !read.has(header) && !IGNORED_HEADER.test(wordsOf(header)))
    .map((header) => ({ header, given: valuesOfHeader(survey, header) }))
    .filter(({ given }) => areNamesRepeated(given))
    .map(({ header, given }) => ({ header, count: new Set(given).size }))
    .toSorted((one, other) => other.count - one.count);
}

function texts({ kind, survey, map, headers }: SurveyedColumn): Warning | null {
  if (!kind.isOfOpinions) return null;
  const read = new Set(Object.values(map.columns));
  const beside = Object.entries(map.columns)
    .filter(([name]) => kind.columns[name]?.isProse === true)
    .map(([, header]) => valuesOfHeader(survey, header));
  const found = headers
    .filter((header) => !read.has(header) && survey.given(header) >= survey.rows * MIN_GIVEN_SHARE)
    .filter((header) => isProse(valuesOfHeader(survey, header), beside))
    .map((header) => `"${header}" (${groupedDigits(survey.given(header))})`);
  if (found.length === 0) return null;
  return { name: 'texts', sentence: `texts by people are not imported: ${found.slice(0, MAX_SHOWN).join(', ')}` };
}

function undated({ kind: { name, datedBy, columns }, map, survey, saidOn }: SurveyedColumn): Warning | null {
  if (datedBy === null || datedBy in map.values) return null;
  const help = `--set ${datedBy}=2024-05 gives one`;
  const header = map.columns[datedBy];
  if (header === undefined)
    return {
      name: 'undated',
      sentence: `no column has a date, so the age of the ${name} would be unknown (${help})`,
    };
  const column = columns[datedBy];
  const given = survey.texts(header);
  const context = { order: map.dateOrders[datedBy] ?? 'dmy', now: saidOn };
  const bad = given.filter((text) => text === '' || !isDay(column?.read(text, context), saidOn));
  if (bad.length < MIN_UNDATED || bad.length < given.length * MAX_SHARE_UNDATED) return null;
  const example = bad.find((text) => text !== '');
  return {
    name: 'undated',
    sentence:
      `of ${groupedDigits(bad.length)} of ${groupedDigits(given.length)} rows the age would be unknown: "${header}" has no readable day` +
      `${example === undefined ? '' : ` ("${example.slice(0, MAX_EXAMPLE)}")`} (--column ${datedBy}="${header}" ${help} to those)`,
  };
}

/** Returns true for a past day, or a text that gives no exact one ("30+ days ago"). */
function isDay(value: unknown, saidOn: number): boolean {
  return value === null || (typeof value === 'string' && value <= dayInIndia(saidOn));
}

/** Warns of jobs whose places are in no list of countries or Indian cities. */
function abroad({ kind: { placedBy }, map, survey }: SurveyedColumn): Warning | null {
  const header = placedBy === null ? undefined : map.columns[placedBy];
  if (header === undefined) return null;
  const places = valuesOfHeader(survey, header).filter(
    (text) => workModeOf([text]) === null && !mentionsForeignPlace(text),
  );
  const unknown = places.filter((text) => unknownPlacesIn(citiesOfIndia().readSeveral(text)).length > 0);
  if (unknown.length < MIN_UNKNOWN_PLACES || unknown.length < places.length * MAX_SHARE_UNKNOWN_PLACES) return null;
  const examples = [...new Set(unknown)].slice(0, 3).join('; ');
  return {
    name: 'abroad',
    sentence: `most places under "${header}" are not known cities in India (${examples}): the file may be about another country`,
  };
}

function ofRow(kind: ImportKind, { columns }: ColumnMap): readonly (readonly [string, string])[] {
  return Object.entries(columns).filter(([name]) => {
    const column = kind.columns[name];
    return column?.isOfRow === true || column?.isProse === true;
  });
}

function countOfCommonest(given: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const text of given) counts.set(text, (counts.get(text) ?? 0) + 1);
  return Math.max(...counts.values());
}

function namesOf(columns: readonly (readonly [string, string])[]): string {
  return columns.map(([name]) => name).join(', ');
}

function counted(of: readonly unknown[], noun: string): string {
  return of.length === 1 ? `1 ${noun} is` : `${of.length} ${noun}s are`;
}
