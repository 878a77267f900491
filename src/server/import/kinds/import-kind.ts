import type { ImportColumns } from '@/server/import/columns/column';
import type { ColumnMap } from '@/server/import/columns/column-map';
import { partialRows } from '@/server/import/columns/read-row';
import type { ImportJob, ImportOutcome } from '@/server/import/run/import-job';
import { runImport } from '@/server/import/run/run-import';
import type { Source, SourceRow } from '@/server/import/source/source-row';
import type { ImportKindParts, SettleJob } from './import-writer';

export interface ImportKind {
  readonly name: string;
  readonly about: string;
  readonly columns: ImportColumns;
  readonly oneOf: readonly (readonly string[])[];
  readonly isOfOpinions: boolean;
  readonly isOfThings: boolean;
  readonly datedBy: string | null;
  readonly placedBy: string | null;
  readonly telling: readonly string[];
  readonly namedLike: RegExp | null;
  readonly assume: (
    file: string,
    source: Pick<Source, 'headers'>,
    map: ColumnMap,
    sample: readonly SourceRow[],
    now: number,
  ) => Readonly<Record<string, string>>;
  readonly run: (job: ImportJob) => Promise<ImportOutcome>;
  readonly settle: (job: SettleJob) => Promise<void>;
}

/** Defines a kind. Every kind must be listed in import-kinds.ts. */
export function defineImportKind<const C extends ImportColumns, Entry>(parts: ImportKindParts<C, Entry>): ImportKind {
  const {
    name,
    about,
    columns,
    oneOf = [],
    isOfOpinions = false,
    isOfThings = false,
    datedBy = null,
    placedBy = null,
    telling,
    namedLike = null,
  } = parts;
  return {
    name,
    about,
    columns,
    oneOf,
    isOfOpinions,
    isOfThings,
    datedBy,
    placedBy,
    telling,
    namedLike,
    assume: (file, { headers }, map, sample, now) => {
      const rows = partialRows(columns, map, sample, now);
      return parts.assume?.(rows, file, { columns: map.columns, headers }) ?? {};
    },
    run: (job) => runImport(parts, job),
    settle: async (job) => {
      await parts.settle?.(job);
    },
  };
}
