import { personalData } from '@/server/generated/personal-data';
import type { DumpedTable } from './dump';

/** Returns the tables with a column that refers to a person, directly or by a reference: each is in the registry of personal data (`personal.ts`). */
export function tablesOfPeople(): readonly string[] {
  const columns = [...personalData.values()].flatMap(({ kinds }) => kinds.flatMap((kind) => kind.columns));
  return [...new Set(columns.map((column) => column.split('.').slice(0, 2).join('.')))].toSorted();
}

/** The tables of people in which no world has rows, and why. The list only shrinks. */
export const NOT_PLAYED: Readonly<Record<string, string>> = {
  'content.link_reads': 'A row ends when the linked page is read, a moment after the post.',
  'identity.conduct_acceptances': 'Of moderators, who are few and known to the operator.',
  'identity.roles': 'Of moderators, who are few and known to the operator.',
  'identity.portal_profiles': 'Written by a sign-in through the job portal, beside the user alone.',
  'moderation.acts': 'Of moderators, under a reference of one case.',
  'moderation.hides': 'Sums of a month, which everybody reads.',
  'moderation.mails': 'A mail waits for seconds.',
  'moderation.profile_names': 'Of names that moderators took off; the seal is the one of contributions.',
  'moderation.removed_texts': 'A reference of the text alone.',
  'moderation.withdrawn': 'A row lives for an hour; few people take something back.',
  'persona.pushes': 'A push waits for seconds.',
  'persona.rewards': 'Empty since counts have references of their own.',
  'platform.request_counts': 'A row lives for a minute.',
  'platform.unindexed_contributions': 'A row lives for seconds.',
  'platform.unmade_mails': 'Of mails that cannot be made, which a bug makes.',
  'platform.waiting_mails': 'A mail waits for seconds.',
  'research.company_proposals': 'Of companies that nobody has listed; what is told of them waits sealed.',
};

/** Returns the tables that have rows. */
export function playedIn(tables: readonly DumpedTable[]): ReadonlySet<string> {
  return new Set(tables.flatMap(({ name, parts }) => (parts.some((rows) => rows.length > 0) ? [name] : [])));
}

/** A sealed column whose values have different lengths: each length tells of what is sealed. */
export interface UnevenSeal {
  readonly column: string;
  /** In bytes, from short to long. */
  readonly lengths: readonly number[];
}

/** Returns the sealed columns whose values have different lengths. */
export function unevenSeals(tables: readonly DumpedTable[]): readonly UnevenSeal[] {
  return tables.flatMap(({ name, types, parts }) =>
    Object.entries(types).flatMap(([column, type]) => {
      if (type !== 'bytea' || !isSeal(column)) return [];
      const values = parts.flat().map((row) => row[column]);
      const lengths = new Set(values.flatMap((value) => (typeof value === 'string' ? [(value.length - 2) / 2] : [])));
      // An empty one is of nobody: its account has ended.
      lengths.delete(0);
      return lengths.size < 2 ? [] : [{ column: `${name}.${column}`, lengths: [...lengths].toSorted((a, b) => a - b) }];
    }),
  );
}

/** References and keys have one length by nature. */
function isSeal(column: string): boolean {
  return !/(_ref|_key|_hash)$/.test(column);
}
