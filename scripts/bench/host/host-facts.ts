/** The input of a host process: the database's kind, its place, and its number of posts. */
export interface HostOrder {
  readonly kind: 'pglite' | 'postgres';
  /** An empty folder for `pglite`, an empty database's address for `postgres`. */
  readonly place: string;
  readonly posts: number;
}

/** The output of a host process once it serves. */
export interface HostFacts {
  /** The whole product. */
  readonly origin: string;
  /** The plain server beside it. */
  readonly plainOrigin: string;
  /** Signs the viewer in. */
  readonly cookie: string;
  /** Posts that others wrote, to vote on. */
  readonly postIds: readonly string[];
  /** Others, for the plain server. */
  readonly plainPostIds: readonly string[];
  /** Cursors of pages along each feed. */
  readonly cursors: Readonly<Record<'GENERIC' | 'PERSONALIZED', { readonly middle: string; readonly end: string }>>;
  readonly seedSeconds: number;
}
