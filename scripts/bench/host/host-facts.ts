export type SetName = 'posts' | 'research' | 'companies' | 'users';

export interface SetOrder {
  readonly kind: 'pglite' | 'postgres';
  readonly place: string;
  readonly set: SetName;
  readonly size: number;
}

/** An ID token for one request, since tokens are single-use. */
export interface TokenOrder {
  readonly privateKey: string;
  readonly keyId: string;
  readonly claims: Readonly<Record<string, string>>;
}

export const FRESH_ID = '{fresh id}';

export interface Turn {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly token?: TokenOrder;
  readonly cookie?: string;
}

export type HostQuestion = 'processor time' | 'housekeeping' | 'mixing';

export interface Compared {
  readonly product: readonly Turn[];
  readonly plain: readonly Turn[];
}

export interface HostFacts {
  readonly origin: string;
  readonly plainOrigin: string;
  /** Headers that sign the viewer in, and name the profile under which the viewer writes. */
  readonly headers: Readonly<Record<string, string>>;
  readonly compared: Readonly<Record<string, Compared>>;
}
