import type { Score } from '../chance';
import type { PreparedSheet } from '../prepared-sheet';

/** One way in which somebody with a dump may find out whose a row is. */
export interface Attack {
  /** The kind of attack. */
  readonly family: string;
  /** What was laid beside what. */
  readonly name: string;
  /** It needs the server's log beside the dump. */
  readonly needsLog: boolean;
  readonly score: Score;
}

/** Tries every attack of a kind: `known` rows lead to a user, or to one user's reference; the user behind a `hidden` one is to be found. */
export type AttackFamily = (known: PreparedSheet, hidden: PreparedSheet) => Iterable<Attack>;
