import type { Column, PlacedRow, Value } from './columns';
import { columnsOf, factColumns, factsOf, leavesOf, loggedTimes } from './columns';
import type { DumpedRow, DumpedTable } from './dump';
import type { LogLine } from './log-lines';
import type { Owner } from './owners';

export interface Sheet {
  readonly name: string;
  readonly side: Owner['by'] | 'signed';
  readonly owners: readonly (string | null)[];
  readonly isSigned: readonly boolean[];
  readonly columns: readonly Column[];
}

interface Contribution {
  readonly author: string;
  readonly isSigned: boolean;
  readonly facts: ReadonlyMap<string, Value>;
}

const SIDES = ['author', 'person', 'pseudonym', 'reference'] as const;

export function sheetsOf(
  tables: readonly DumpedTable[],
  ownerOf: (row: DumpedRow) => Owner | null,
  log: readonly LogLine[],
): readonly Sheet[] {
  const contributions = contributionsOf(tables, ownerOf);
  return tables.flatMap((table) => {
    const rows = inOrder(table);
    const known = rows.map(({ row }) => ownerOf(row));
    const logged = loggedTimes(rows.length, log);
    const side = SIDES.find((each) => known.some((owner) => owner?.by === each));
    const about = rows.map(({ row: { id, ...row } }) =>
      contributions.get(leavesOf(row).find((value) => contributions.has(value))),
    );
    const columns = [...columnsOf(table, rows), ...logged];
    const telling = side === undefined ? columns : columns.filter(({ kind }) => kind === 'time');
    const referring = sheetAbout(table.name, about, [
      ...telling,
      ...factColumns(
        table.name,
        about.map((each) => each?.facts),
      ),
    ]);
    if (side === undefined) return referring;
    const owners = known.map((owner) => owner?.userId ?? null);
    const isSigned = rows.map(({ row }) => contributions.get(row.id)?.isSigned === true);
    const own = { name: table.name, side, owners, isSigned, columns };
    return [own, ...signedPart(own), ...referring];
  });
}

/** References to contributions, as rows of their authors. */
function sheetAbout(
  name: string,
  about: readonly (Contribution | undefined)[],
  columns: readonly Column[],
): readonly Sheet[] {
  if (about.every((each) => each === undefined)) return [];
  const owners = about.map((each) => each?.author ?? null);
  const isSigned = about.map((each) => each?.isSigned === true);
  const sheet: Sheet = { name: `what ${name} says of others`, side: 'author', owners, isSigned, columns };
  return [sheet, ...signedPart(sheet)];
}

function signedPart(sheet: Sheet): readonly Sheet[] {
  if (sheet.side !== 'author' || !sheet.isSigned.includes(true)) return [];
  const owners = sheet.owners.map((owner, row) => (sheet.isSigned[row] === true ? owner : null));
  return [{ ...sheet, name: `${sheet.name}, signed`, side: 'signed', owners }];
}

/** Interleaves partitions by relative position: each has its own order. */
function inOrder({ parts }: DumpedTable): readonly PlacedRow[] {
  return parts
    .flatMap((part, partition) => part.map((row, place) => ({ row, partition, place: (place + 0.5) / part.length })))
    .sort((one, other) => one.place - other.place);
}

function contributionsOf(
  tables: readonly DumpedTable[],
  ownerOf: (row: DumpedRow) => Owner | null,
): ReadonlyMap<unknown, Contribution> {
  const rows = tables.flatMap((table) =>
    table.parts.flatMap((part) => part.map((row) => ({ table, row, owner: ownerOf(row) }))),
  );
  const pseudonyms = new Map(
    rows.flatMap(({ row, owner }) =>
      owner?.by === 'pseudonym' && typeof row.user_name === 'string' ? [[owner.userId, row.user_name]] : [],
    ),
  );
  const contributions = new Map<unknown, Contribution>();
  for (const { table, row, owner } of rows) {
    if (owner?.by !== 'author') continue;
    // Rows waiting for the index only contain the contribution's id.
    const same = contributions.get(row.id);
    const isSigned = row.profile_type === 'ANONYMOUS' && row.author_name === pseudonyms.get(owner.userId);
    contributions.set(row.id, {
      author: owner.userId,
      isSigned: isSigned || same?.isSigned === true,
      facts: new Map([...(same?.facts ?? []), ...factsOf(table, row)]),
    });
  }
  // A paused account's comment keeps its public name in a separate row.
  for (const { row } of rows) {
    const comment = contributions.get(row.comment_id);
    if (comment !== undefined && row.author_name !== undefined && row.author_name === pseudonyms.get(comment.author))
      contributions.set(row.comment_id, { ...comment, isSigned: true });
  }
  return contributions;
}
