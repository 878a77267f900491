import type { Key } from '@/core/kernel/common/key';

export interface ClientIds {
  /** Resolves to an empty string if the client has none, which is then sent nowhere (API-LOGIN-CLIENTID). May reject. */
  readonly retrieve: () => Promise<string>;
}

export const ClientIdsPort: Key<ClientIds> = Symbol('ClientIds');
