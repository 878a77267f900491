/** What a host process is told: the database's kind, where it is, and how many posts it gets. */
export interface HostOrder {
  readonly kind: 'pglite' | 'postgres';
  /** An empty folder for `pglite`, an empty database's address for `postgres`. */
  readonly place: string;
  readonly posts: number;
}

/** What a host process answers once it serves. */
export interface HostFacts {
  /** The whole product. */
  readonly origin: string;
  /** The plain server beside it. */
  readonly plainOrigin: string;
  /** Signs the viewer in. */
  readonly cookie: string;
  /** Posts that others wrote, to vote on. */
  readonly postIds: readonly string[];
  /** Cursors of pages along each feed. */
  readonly cursors: Readonly<Record<'GENERIC' | 'PERSONALIZED', { readonly middle: string; readonly end: string }>>;
  readonly seedSeconds: number;
}
