/**
 * One page of a stream without an end. `nextCursor` is opaque and asks for what follows; null on the last page
 * (decisions 0.3).
 */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** Which page of a stream: the one after a cursor (the first without one), at most `limit` items. */
export interface PageQuery {
  readonly cursor?: string;
  readonly limit?: number;
}
