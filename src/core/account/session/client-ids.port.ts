import type { Key } from '@/core/kernel/common/key';

export interface ClientIds {
  /** Resolves to an empty string if the client has no id, which is then not sent (API-LOGIN-CLIENTID). May reject. */
  readonly retrieve: () => Promise<string>;
}

export const ClientIdsPort: Key<ClientIds> = Symbol('ClientIds');
