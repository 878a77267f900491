import type { AccountDeletion, MergedKind } from '@/contract/generated/user';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import type { StoredFiles } from '../files/stored-files';
import type { OwnId } from '../own-ids/id-blocks';
import type { Publish } from '../realtime/publish.port';
import type { OwnContributions } from './own-contributions';

/** An account whose data are read or ended, and what they are read with. */
export interface PersonalScope {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly files: Pick<StoredFiles, 'discard'>;
  readonly publish: Pick<Publish, 'talksChanged'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly userId: string;
  readonly personaRef: Uint8Array;
  readonly own: OwnContributions;
  /** Returns every address that mail reaches the user at, in lower case. */
  readonly addresses: () => Promise<readonly string[]>;
}

/** One row of a table; the columns are those of the first row. */
export type TableRow = Readonly<Record<string, unknown>>;

/** A table of the copy that users take along. */
export interface PersonalExport {
  /** The name of its files and of its member in the JSON. */
  readonly name: string;
  readonly read: (scope: PersonalScope) => Promise<readonly TableRow[]>;
}

export interface OwnPicture {
  /** The name of its file, without an ending. */
  readonly name: string;
  /** In the store of files. */
  readonly key: string;
}

/** The user's choice about contributions when the account ends. */
export type ContributionsEnd = AccountDeletion['contributions'];

/** The order of an erasure: what hangs on something goes before it. */
export const ERASURE_STAGES = ['parts', 'contributions', 'choices', 'persona', 'account', 'sessions'] as const;

/** The writes of one erasure. */
export interface ErasureWork {
  readonly write: (tx: Database) => Promise<unknown>;
  /** Runs once all is committed. */
  readonly afterwards?: () => Promise<void>;
}

/** A feature's part in the end of an account. */
export interface Erasure {
  readonly stage: (typeof ERASURE_STAGES)[number];
  /** Finds the rows, in the transaction. Returns what it does once all are found. */
  readonly prepare: (scope: PersonalScope, contributions: ContributionsEnd) => Promise<ErasureWork>;
}

/** The effects of a merge on one kind of the other account's data. It erases what it does not move. */
export interface MergeWork {
  readonly kind: MergedKind['kind'];
  readonly moves: number;
  readonly ends: number;
  readonly write: (tx: Database) => Promise<unknown>;
  /** The contributions among what moves. */
  readonly ids?: readonly OwnId[];
}

/** Finds what moves from one account to another, in the transaction of the merge or for its preview. */
export type Merge = (from: PersonalScope, into: PersonalScope) => Promise<MergeWork>;

/** Data of one kind. Each column of the database that refers to a person is in one kind of one feature. */
export interface PersonalKind {
  /** In words for the user: "Votes on posts and comments". */
  readonly kind: string;
  /** The columns that say whose a row is, or seal it: `schema.table.column`. */
  readonly columns: readonly string[];
  /** The tables of the copy that hold it, or why none does. */
  readonly copied: readonly string[] | { readonly not: string };
  /** True if it goes with the account, the user chooses, or it ends by itself and why it may. */
  readonly atEnd: 'erased' | 'chosen' | { readonly ends: string };
}

/** The data of users that a feature stores (`personal.ts` of its folder). `npm run generate` lists all of them. */
export interface PersonalData {
  readonly kinds: readonly PersonalKind[];
  readonly exports?: readonly PersonalExport[];
  readonly pictures?: (scope: PersonalScope) => Promise<readonly OwnPicture[]>;
  readonly erasures?: readonly Erasure[];
  readonly merges?: readonly Merge[];
  readonly addresses?: (scope: Omit<PersonalScope, 'addresses'>) => Promise<readonly string[]>;
  /** Hides what others see of the user until the next sign-in; `resume` shows it again, as it was. */
  readonly pause?: (scope: PersonalScope) => Promise<ErasureWork>;
  readonly resume?: (scope: PersonalScope) => Promise<ErasureWork>;
}

/** The data of each feature by its folder: `feed/voting`. */
export type PersonalRegistry = ReadonlyMap<string, PersonalData>;
