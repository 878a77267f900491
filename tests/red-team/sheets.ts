import type { Column, PlacedRow, Value } from './columns';
import { columnsOf, factColumns, factsOf, leavesOf, loggedTimes } from './columns';
import type { DumpedRow, DumpedTable } from './dump';
import type { LogLine } from './log-lines';
import type { Owner } from './owners';

/** A table as somebody sees it who asks whose its rows are; the rows in the order of the disk. */
export interface Sheet {
  readonly name: string;
  /** As of an owner; `signed` are contributions that show a pseudonym to everybody, and what refers to them. */
  readonly side: Owner['by'] | 'signed';
  /** The user behind each row, which the attacker does not know for a contribution; null for a row of nobody. */
  readonly owners: readonly (string | null)[];
  /** Rows of contributions that show a pseudonym. */
  readonly isSigned: readonly boolean[];
  readonly columns: readonly Column[];
}

/** The contributions of a dump by id. */
interface Contribution {
  readonly author: string;
  readonly isSigned: boolean;
  /** What it is about, by lists of the catalogue. */
  readonly facts: ReadonlyMap<string, Value>;
}

const SIDES = ['author', 'person', 'pseudonym', 'reference'] as const;

/** Returns the tables that hold something of users, the contributions, and what refers to a contribution. */
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

/** What refers to contributions, as rows of their authors; none if nothing does. */
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

/** The rows that everybody can tell to be of a pseudonym. */
function signedPart(sheet: Sheet): readonly Sheet[] {
  if (sheet.side !== 'author' || !sheet.isSigned.includes(true)) return [];
  const owners = sheet.owners.map((owner, row) => (sheet.isSigned[row] === true ? owner : null));
  return [{ ...sheet, name: `${sheet.name}, signed`, side: 'signed', owners }];
}

/** Rows of partitions that stand equally far from their beginnings are side by side: each partition shows an order of its own. */
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
    // A row that waits for the index of own ids has the id of the contribution, and nothing else of it.
    const same = contributions.get(row.id);
    const isSigned = row.profile_type === 'ANONYMOUS' && row.author_name === pseudonyms.get(owner.userId);
    contributions.set(row.id, {
      author: owner.userId,
      isSigned: isSigned || same?.isSigned === true,
      facts: new Map([...(same?.facts ?? []), ...factsOf(table, row)]),
    });
  }
  // A comment of a paused account keeps the name under which everybody read it in a row of its own.
  for (const { row } of rows) {
    const comment = contributions.get(row.comment_id);
    if (comment !== undefined && row.author_name !== undefined && row.author_name === pseudonyms.get(comment.author))
      contributions.set(row.comment_id, { ...comment, isSigned: true });
  }
  return contributions;
}
