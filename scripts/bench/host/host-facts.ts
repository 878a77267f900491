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

export interface BenchRequest {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly token?: TokenOrder;
  readonly cookie?: string;
}

export type HostQuestion = 'processor time' | 'housekeeping' | 'mixing';

export interface ComparedRequests {
  readonly product: readonly BenchRequest[];
  readonly plain: readonly BenchRequest[];
}

export interface HostFacts {
  readonly origin: string;
  readonly plainOrigin: string;
  /** Headers that sign the viewer in, and name the profile under which the viewer writes. */
  readonly headers: Readonly<Record<string, string>>;
  readonly compared: Readonly<Record<string, ComparedRequests>>;
}
