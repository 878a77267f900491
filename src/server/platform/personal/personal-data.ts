import type { AccountDeletion, MergedKind } from '@/contract/generated/user';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import type { StoredFiles } from '../files/stored-files';
import type { OwnId } from '../own-ids/id-blocks';
import type { Publish } from '../realtime/publish.port';
import type { OwnContributions } from './own-contributions';

export interface PersonalScope {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly files: Pick<StoredFiles, 'discard'>;
  readonly publish: Pick<Publish, 'talksChanged'>;
  readonly now: () => number;
  readonly userId: string;
  readonly personaRef: Uint8Array;
  readonly own: OwnContributions;
  readonly addresses: () => Promise<readonly string[]>;
}

export type TableRow = Readonly<Record<string, unknown>>;

export interface PersonalExport {
  readonly name: string;
  readonly read: (scope: PersonalScope) => Promise<readonly TableRow[]>;
}

export interface OwnPicture {
  readonly name: string;
  readonly key: string;
}

export type ContributionsEnd = AccountDeletion['contributions'];

export const ERASURE_STAGES = ['parts', 'contributions', 'choices', 'persona', 'account', 'sessions'] as const;

export interface ErasureWork {
  readonly write: (tx: Database) => Promise<unknown>;
  readonly afterwards?: () => Promise<void>;
}

export interface Erasure {
  readonly stage: (typeof ERASURE_STAGES)[number];
  readonly prepare: (scope: PersonalScope, contributions: ContributionsEnd) => Promise<ErasureWork>;
}

export interface MergeWork {
  readonly kind: MergedKind['kind'];
  readonly moves: number;
  readonly ends: number;
  readonly write: (tx: Database) => Promise<unknown>;
  readonly ids?: readonly OwnId[];
}

export type Merge = (from: PersonalScope, into: PersonalScope) => Promise<MergeWork>;

export interface PersonalKind {
  readonly kind: string;
  /** Owner columns, plain or sealed: `schema.table.column`. */
  readonly columns: readonly string[];
  readonly copied: readonly string[] | { readonly not: string };
  readonly atEnd: 'erased' | 'chosen' | { readonly ends: string };
}

export interface PersonalData {
  readonly kinds: readonly PersonalKind[];
  readonly exports?: readonly PersonalExport[];
  readonly pictures?: (scope: PersonalScope) => Promise<readonly OwnPicture[]>;
  readonly erasures?: readonly Erasure[];
  readonly merges?: readonly Merge[];
  readonly addresses?: (scope: Omit<PersonalScope, 'addresses'>) => Promise<readonly string[]>;
  /** Hides the user's public data until the next sign-in. `resume` restores it. */
  readonly pause?: (scope: PersonalScope) => Promise<ErasureWork>;
  readonly resume?: (scope: PersonalScope) => Promise<ErasureWork>;
}

export type PersonalRegistry = ReadonlyMap<string, PersonalData>;
