import { CsvRowReader } from './csv-row-reader';
import type { CsvRecord } from './csv-splitter';
import { CsvSplitter } from './csv-splitter';
import { flatten } from './flatten';
import type { CsvLayout } from './guess-delimiter';
import { guessLayout } from './guess-delimiter';
import type { InspectedFile } from './inspect-file';
import { JsonSplitter } from './json-splitter';
import { withMonthsOfYears } from './months-in-two-columns';
import { isObject, rowsInObject } from './rows-in-object';
import type { DamagedRow, Source, SourceRow } from './source-row';
import { isDamaged, tooLong, UnreadableFile } from './source-row';
import { linesOf, MAX_LINE_LENGTH, readText } from './text-stream';

export interface SourceOptions {
  readonly delimiter?: string;
}

/** The maximum size of a single JSON object, whose rows must fit in memory. */
const MAX_OBJECT_BYTES = 64_000_000;
const HEADER_ROWS = 200;
/** The maximum number of headers. Each is compared with each column of each kind; real tables have fewer. */
const MAX_HEADERS = 1_000;
const JSON_LINES = 'JSON lines';

type Tell = (bytes: number) => void;
type Rows = AsyncGenerator<readonly (SourceRow | DamagedRow)[]>;

export async function openSource(file: InspectedFile, options: SourceOptions = {}): Promise<Source> {
  const source = withMonthsOfYears(await openAnySource(file, options));
  const { length } = source.headers;
  if (length <= MAX_HEADERS) return source;
  throw new UnreadableFile(
    `${file.path} has ${length} columns, more than the ${MAX_HEADERS} that an import reads. Save the columns that you need in a separate file.`,
  );
}

async function openAnySource(file: InspectedFile, options: SourceOptions): Promise<Source> {
  const start = file.sample.replace(/^\uFEFF/, '').trimStart();
  if (start.startsWith('[')) return openJson(file, 'a list of JSON', (tell) => rowsOfObjects(file, 1, tell));
  if (start.startsWith('{')) {
    if (hasObjectPerLine(start)) return openJson(file, JSON_LINES, (tell) => rowsOfLines(file, tell));
    if (hasSeveralObjects(start)) return openJson(file, 'JSON objects', (tell) => rowsOfObjects(file, 0, tell));
    if (file.size > MAX_OBJECT_BYTES) {
      throw new UnreadableFile(
        `${file.path} is one object of JSON, too large to read in one piece. Save its rows as a list or as JSON lines.`,
      );
    }
    return openJson(file, 'an object of JSON', (tell) => rowsOfMembers(file, tell));
  }
  if (/^<(?:!doctype|html|\?xml|head|body|meta|table)(?![-\w])/i.test(start))
    throw new UnreadableFile(`${file.path} is a page of HTML or XML. Save its table as CSV.`);
  if (/^(?:var|let|const)\s+\w+\s*=/.test(start))
    throw new UnreadableFile(`${file.path} is a script. Save the list in it as JSON.`);
  return openCsv(file, options);
}

function openCsv(file: InspectedFile, { delimiter }: SourceOptions): Source {
  const sample = file.sample.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const layout = guessLayout(file.isWhole ? sample : sample.slice(0, -1), delimiter);
  const splitter = new CsvSplitter(layout.delimiter, layout.isEscaping);
  let cells: readonly string[] = [];
  for (const [place, line] of sample.entries()) {
    if (place + 1 < layout.headerLine) continue;
    const [header] = splitter.take(line, place + 1);
    if (header === undefined) continue;
    cells = isDamaged(header) ? [] : header.cells;
    break;
  }
  const headers = uniqueHeaders(cells);
  return {
    form: `CSV with ${nameOf(layout.delimiter)}`,
    headers,
    unit: 'line',
    rows: (tell) => rowsOfCsv(file, { layout, cells, headers }, tell),
  };
}

function nameOf(delimiter: string): string {
  if (delimiter === '\t') return 'tabs';
  return delimiter === '\u0001' ? 'control characters' : `"${delimiter}"`;
}

/** Numbers unnamed and repeated columns. */
function uniqueHeaders(cells: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return cells.map((cell, place) => {
    const name = cell.replaceAll(/[\s\u00A0]+/gu, ' ').trim() || `column ${place + 1}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

interface CsvShape {
  readonly layout: CsvLayout;
  readonly cells: readonly string[];
  readonly headers: readonly string[];
}

async function* rowsOfCsv(file: InspectedFile, { layout, cells, headers }: CsvShape, tell?: Tell): Rows {
  const { delimiter, headerLine, isEscaping } = layout;
  const splitter = new CsvSplitter(delimiter, isEscaping);
  const reader = new CsvRowReader(cells, headers);
  const read = (records: ReturnType<CsvSplitter['take']>) =>
    reader.read(records.filter((record) => record.line > headerLine && !isBlank(record)));
  let line = 0;
  for await (const lines of linesOf(readText(file.path, file, tell))) {
    const rows: (SourceRow | DamagedRow)[] = [];
    for (const text of lines) {
      line += 1;
      if (line < headerLine) continue;
      if (text.length > MAX_LINE_LENGTH) rows.push(tooLong(line));
      else rows.push(...read(splitter.take(text, line)));
    }
    yield rows;
  }
  yield read(splitter.end());
  yield reader.end(file.isOpenEnded);
}

/** Returns true for lines of only delimiters, which spreadsheets write. */
function isBlank(record: CsvRecord | DamagedRow): boolean {
  return !isDamaged(record) && record.cells.every((cell) => cell.trim() === '');
}

async function openJson(file: InspectedFile, form: string, rows: Source['rows']): Promise<Source> {
  const headers = new Set<string>();
  let count = 0;
  let damaged: DamagedRow | null = null;
  for await (const row of each(rows)) {
    if (isDamaged(row)) {
      damaged ??= row;
      continue;
    }
    for (const header of headersOf(row)) headers.add(header);
    count += 1;
    if (count >= HEADER_ROWS) break;
  }
  if (headers.size === 0 && damaged !== null)
    throw new UnreadableFile(
      `${file.path} is not valid JSON from line ${damaged.line} on. Names and texts need double quotes, and there must be no comma before a closing bracket.`,
    );
  if (headers.size === 0) throw new UnreadableFile(`${file.path} is ${form} without any object in it.`);
  return { form, headers: [...headers], unit: form === JSON_LINES ? 'line' : 'row', rows };
}

async function* each(rows: Source['rows']): AsyncGenerator<SourceRow | DamagedRow> {
  for await (const some of rows()) yield* some;
}

function headersOf(row: SourceRow): readonly string[] {
  return row instanceof JsonRow ? row.headers : [];
}

class JsonRow implements SourceRow {
  readonly #texts: ReadonlyMap<string, string>;

  constructor(
    readonly line: number,
    value: object,
  ) {
    this.#texts = flatten(value);
  }

  get headers(): readonly string[] {
    return [...this.#texts.keys()];
  }

  readonly textUnder = (header: string): string => this.#texts.get(header) ?? '';
}

async function* rowsOfObjects(file: InspectedFile, depth: 0 | 1, tell?: (bytes: number) => void): Rows {
  const splitter = new JsonSplitter(depth);
  for await (const part of readText(file.path, file, tell)) {
    yield splitter
      .take(part)
      .map(({ line, text }) => (text.length > MAX_LINE_LENGTH ? tooLong(line) : parsed(line, text)));
  }
  const rest = splitter.end();
  if (rest !== null) yield [{ line: rest.line, damage: 'the file breaks off in this row' }];
}

async function* rowsOfLines(file: InspectedFile, tell?: (bytes: number) => void): Rows {
  let line = 0;
  for await (const lines of linesOf(readText(file.path, file, tell))) {
    const rows: (SourceRow | DamagedRow)[] = [];
    for (const text of lines) {
      line += 1;
      if (text.length > MAX_LINE_LENGTH) {
        rows.push(tooLong(line));
        continue;
      }
      const trimmed = text.replace(/^\uFEFF/, '').trim();
      if (trimmed !== '') rows.push(parsed(line, trimmed));
    }
    yield rows;
  }
}

async function* rowsOfMembers(file: InspectedFile, tell?: (bytes: number) => void): Rows {
  let text = '';
  for await (const part of readText(file.path, file, tell)) text += part;
  const whole = parsedValue(text.replace(/^\uFEFF/, ''));
  if (!isObject(whole)) throw new UnreadableFile(`${file.path} is not valid JSON.`);
  yield rowsInObject(whole).map((row, place) => new JsonRow(place + 1, row));
}

function parsed(line: number, text: string): SourceRow | DamagedRow {
  const value = parsedValue(text);
  if (isObject(value)) return new JsonRow(line, value);
  return { line, damage: value === undefined ? 'is not valid JSON' : 'is not a JSON object' };
}

/** Returns undefined for invalid JSON. Python's NaN is null. */
function parsedValue(text: string): unknown {
  return strictlyParsed(text) ?? strictlyParsed(text.replaceAll(/(?<=[:[,]\s*)-?(NaN|Infinity)(?=\s*[,}\]])/g, 'null'));
}

function strictlyParsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns true for one JSON object per line. A single object counts only if its members are plain values that may match
 * columns.
 */
function hasObjectPerLine(text: string): boolean {
  const [first = '', ...others] = text.split('\n');
  const value = parsedValue(first.trim());
  if (!isObject(value)) return false;
  const isAlone = others.every((line) => line.trim() === '');
  return !isAlone || Object.entries(value).every(([key, part]) => /^\w+$/.test(key) && typeof part !== 'object');
}

function hasSeveralObjects(text: string): boolean {
  return new JsonSplitter(0).take(text).length > 1;
}
