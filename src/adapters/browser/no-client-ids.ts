import type { ClientIds } from '@/core/account/session/client-ids.port';

/** A browser has no client id (API-LOGIN-CLIENTID). */
export class NoClientIds implements ClientIds {
  async retrieve(): Promise<string> {
    return '';
  }
}
