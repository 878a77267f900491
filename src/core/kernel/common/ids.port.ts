import type { Key } from './key';
/** A source of unique identifiers. */
export interface Ids {
  /** A new random UUID (version 4, lower case). */
  readonly next: () => string;
}

export const IdsPort: Key<Ids> = Symbol('Ids');
