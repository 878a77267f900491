/** `nextCursor` is opaque, or null on the last page (decisions 0.3). */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** A request for the first page has no cursor. */
export interface PageQuery {
  readonly cursor?: string;
  readonly limit?: number;
}
