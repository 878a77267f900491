import type { Key } from '@/core/kernel/common/key';

/** The id of the client for the login service. */
export interface ClientIds {
  /** Resolves to an empty string if the client has none, which is then sent nowhere (API-LOGIN-CLIENTID). May reject. */
  readonly retrieve: () => Promise<string>;
}

/** Names the ClientIds port in the container. */
export const ClientIdsPort: Key<ClientIds> = Symbol('ClientIds');
