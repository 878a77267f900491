import { personalData } from '@/server/generated/personal-data';
import type { DumpedTable } from './dump';

export function tablesOfPeople(): readonly string[] {
  const columns = [...personalData.values()].flatMap(({ kinds }) => kinds.flatMap((kind) => kind.columns));
  return [...new Set(columns.map((column) => column.split('.').slice(0, 2).join('.')))].toSorted();
}

/** Short-lived tables, possibly missing in dumps: the play must write to each, and the first dump is attacked. */
export const PASSING = [
  'content.link_reads',
  'persona.pushes',
  'platform.unindexed_contributions',
  'research.company_proposals',
] as const;

/** Only processes over PostgreSQL share request counts. */
export const PASSING_ON_POSTGRES = ['platform.request_counts'] as const;

export const UNWRITTEN = ['moderation.mails', 'persona.rewards'] as const;

export function playedIn(tables: readonly DumpedTable[]): ReadonlySet<string> {
  return new Set(tables.flatMap(({ name, parts }) => (parts.some((rows) => rows.length > 0) ? [name] : [])));
}

/** A sealed column with varying lengths, which reveal something. */
export interface UnevenSeal {
  readonly column: string;
  readonly lengths: readonly number[];
}

/** Long texts with doubled lengths, and why that reveals nobody. */
export const DOUBLED: Readonly<Record<string, string>> = {
  'identity.data_exports.content':
    'Filled up to 64 kB steps, from 1 MB on to powers of two; the row goes with the download.',
  'moderation.complaints.seal': 'A letter of up to 5,000 letters; nothing names who sent it.',
  'moderation.removed.seal': 'The row has the id of its contribution, and nothing of a user.',
  'moderation.reported_messages.erased_seal': 'The row has the text of the message for the moderators.',
  'moderation.reported_messages.message_seal': 'The row has the text of the message for the moderators.',
  'moderation.withdrawn.seal': 'The row has the id of its contribution, and nothing of a user.',
  'persona.messages.message_seal': 'The text is nowhere else, unless a message is reported, whose report names it.',
  'persona.statements.seal': 'Beyond 4 kB of words alone, which a case has in clear for a minute.',
  'platform.waiting_mails.seal':
    'Beyond 16 kB alone; the reference of user and list is in no row that leads to anybody.',
};

/** Sealed columns with unexplained varying lengths. */
export function unevenSeals(tables: readonly DumpedTable[]): readonly UnevenSeal[] {
  return tables.flatMap(({ name, types, parts }) =>
    Object.entries(types).flatMap(([column, type]) => {
      if (type !== 'bytea' || !isSeal(column)) return [];
      const values = parts.flat().map((row) => row[column]);
      const lengths = new Set(values.flatMap((value) => (typeof value === 'string' ? [(value.length - 2) / 2] : [])));
      // An empty seal belongs to an ended account.
      lengths.delete(0);
      const sorted = [...lengths].toSorted((a, b) => a - b);
      const place = `${name}.${column}`;
      return lengths.size < 2 || (DOUBLED[place] !== undefined && areDoubled(sorted))
        ? []
        : [{ column: place, lengths: sorted }];
    }),
  );
}

/** A seal is 28 bytes longer than what it holds. */
const SEAL_BYTES = 28;

function areDoubled([least = 0, ...others]: readonly number[]): boolean {
  return others.every((length) => Number.isInteger(Math.log2((length - SEAL_BYTES) / (least - SEAL_BYTES))));
}

/** References and keys always have one length. */
function isSeal(column: string): boolean {
  return !/(_ref|_key|_hash)$/.test(column);
}
