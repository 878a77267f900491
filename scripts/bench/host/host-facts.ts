/** The sets of rows that are measured on: posts with votes and comments, what research of companies reads, companies alone, or users with a post each. */
export type SetName = 'posts' | 'research' | 'companies' | 'users';

/** A database that is to be filled; the process that fills it ends when it is done. */
export interface SetOrder {
  readonly kind: 'pglite' | 'postgres';
  /** An empty folder for `pglite`, an empty database's address for `postgres`. */
  readonly place: string;
  readonly set: SetName;
  /** Posts, salaries of the set of research, companies, or users. */
  readonly size: number;
}

/** An ID token that a request needs for itself, for a token counts once. */
export interface TokenOrder {
  /** PEM. */
  readonly privateKey: string;
  readonly keyId: string;
  readonly claims: Readonly<Record<string, string>>;
}

/** Stands in a body for an id that is drawn for each request. */
export const FRESH_ID = '{fresh id}';

/** One request of a burst, without what all requests have in common. */
export interface Turn {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  /** For a sign-in, which has a body made for its token and comes without a session. */
  readonly token?: TokenOrder;
  /** The session of another user than the viewer. */
  readonly cookie?: string;
}

/** The question of a bench to a running host, which answers with ms: of its processor since the start, or of the work asked for. */
export type HostQuestion = 'processor time' | 'housekeeping' | 'mixing';

/** The same work as the product does it and as the plain server does it. */
export interface Compared {
  readonly product: readonly Turn[];
  readonly plain: readonly Turn[];
}

/** The output of a host process once it serves. */
export interface HostFacts {
  /** The whole product. */
  readonly origin: string;
  readonly plainOrigin: string;
  /** Sign the viewer in, and say under which profile the viewer writes. */
  readonly headers: Readonly<Record<string, string>>;
  /** By the name of the work. */
  readonly compared: Readonly<Record<string, Compared>>;
}
