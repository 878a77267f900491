import { readFileSync } from 'node:fs';
import type { InferOutput } from 'valibot';
import { object, optional, picklist, record, safeParse, string } from 'valibot';
import type { ImportColumns } from './column';
import type { DateOrder } from './read-date';

/** The way from a file's headers to the columns of a kind. */
export interface ColumnMap {
  /** The header of each column that is read. */
  readonly columns: Readonly<Record<string, string>>;
  /** Texts that stand for a column in every row, as if the file had them. */
  readonly values: Readonly<Record<string, string>>;
  readonly dateOrders: Readonly<Record<string, DateOrder>>;
}

/** A mapping file cannot be used; the message says what to correct. */
export class WrongMap extends Error {
  override readonly name = 'WrongMap';
}

const mapFile = object({
  kind: string(),
  columns: record(string(), string()),
  values: optional(record(string(), string()), {}),
  dateOrders: optional(record(string(), picklist(['dmy', 'mdy'])), {}),
});

/** Reads a mapping file. Throws WrongMap if it is of another kind, or names a column or a header that does not exist. */
export function readColumnMap(
  path: string,
  kind: string,
  columns: ImportColumns,
  headers: readonly string[],
): ColumnMap {
  const map = parsed(path);
  if (map.kind !== kind) throw new WrongMap(`${path} is a mapping for ${map.kind}, not for ${kind}.`);
  for (const name of [...Object.keys(map.columns), ...Object.keys(map.values)]) checkColumn(name, columns, path);
  for (const [name, header] of Object.entries(map.columns)) {
    if (!headers.includes(header)) {
      throw new WrongMap(`${path} reads ${name} from "${header}", but the file has: ${headers.join(', ')}.`);
    }
  }
  return map;
}

/** Throws WrongMap if a kind has no such column. */
export function checkColumn(name: string, columns: ImportColumns, where: string): void {
  if (Object.hasOwn(columns, name)) return;
  throw new WrongMap(
    `${where} names the column ${name}, which does not exist. There are: ${Object.keys(columns).join(', ')}.`,
  );
}

/** Returns the text of a mapping file. */
export function writeColumnMap(kind: string, map: ColumnMap): string {
  return `${JSON.stringify({ kind, ...map }, null, 2)}\n`;
}

function parsed(path: string): InferOutput<typeof mapFile> {
  const result = safeParse(mapFile, jsonOf(path));
  if (result.success) return result.output;
  throw new WrongMap(`${path} is no mapping file: ${result.issues.map(({ message }) => message).join(' ')}`);
}

function jsonOf(path: string): unknown {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return value;
  } catch (error) {
    throw new WrongMap(`${path} cannot be read as a mapping file (${error instanceof Error ? error.message : error}).`);
  }
}
