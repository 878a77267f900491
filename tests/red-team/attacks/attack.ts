import type { Score } from '../chance';
import type { PreparedSheet } from '../prepared-sheet';

/** A way to find a row's user from a dump. */
export interface Attack {
  readonly family: string;
  readonly name: string;
  /** It needs the server's log as well as the dump. */
  readonly needsLog: boolean;
  readonly score: Score;
}

/** Tries all attacks of a kind: `known` rows lead to users; owners of `hidden` ones are sought. */
export type AttackFamily = (known: PreparedSheet, hidden: PreparedSheet) => Iterable<Attack>;
