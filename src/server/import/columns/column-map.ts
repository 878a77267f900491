import { readFileSync } from 'node:fs';
import type { InferOutput } from 'valibot';
import { object, optional, picklist, record, safeParse, string } from 'valibot';
import type { ImportColumns } from './column';
import type { DateOrder } from './read-date';

export interface ColumnMap {
  readonly columns: Readonly<Record<string, string>>;
  /** Constant texts for columns that apply to every row. */
  readonly values: Readonly<Record<string, string>>;
  readonly dateOrders: Readonly<Record<string, DateOrder>>;
}

export class WrongMap extends Error {
  override readonly name = 'WrongMap';
}

const mapFile = object({
  kind: string(),
  columns: record(string(), string()),
  values: optional(record(string(), string()), {}),
  dateOrders: optional(record(string(), picklist(['dmy', 'mdy'])), {}),
});

export function readColumnMap(
  path: string,
  kind: string,
  columns: ImportColumns,
  headers: readonly string[],
): ColumnMap {
  const map = parsed(path);
  if (map.kind !== kind) throw new WrongMap(`${path} is a mapping for ${map.kind}, not for ${kind}.`);
  for (const name of [...Object.keys(map.columns), ...Object.keys(map.values)]) requireKnownColumn(name, columns, path);
  for (const [name, header] of Object.entries(map.columns)) {
    if (!headers.includes(header)) {
      throw new WrongMap(`${path} reads ${name} from "${header}", but the file has: ${headers.join(', ')}.`);
    }
  }
  return map;
}

export function requireKnownColumn(name: string, columns: ImportColumns, where: string): void {
  if (Object.hasOwn(columns, name)) return;
  throw new WrongMap(
    `${where} names the column ${name}, which does not exist. There are: ${Object.keys(columns).join(', ')}.`,
  );
}

export function serializeColumnMap(kind: string, map: ColumnMap): string {
  return `${JSON.stringify({ kind, ...map }, null, 2)}\n`;
}

function parsed(path: string): InferOutput<typeof mapFile> {
  const result = safeParse(mapFile, jsonOf(path));
  if (result.success) return result.output;
  throw new WrongMap(`${path} is not a mapping file: ${result.issues.map(({ message }) => message).join(' ')}`);
}

function jsonOf(path: string): unknown {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return value;
  } catch (error) {
    throw new WrongMap(`${path} cannot be read as a mapping file (${error instanceof Error ? error.message : error}).`);
  }
}
