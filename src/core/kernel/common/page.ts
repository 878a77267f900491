/** `nextCursor` is opaque, or null on the last page (decisions 0.3). */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** The first page without a cursor. */
export interface PageQuery {
  readonly cursor?: string;
  readonly limit?: number;
}
