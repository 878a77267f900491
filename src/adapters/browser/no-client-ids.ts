import type { ClientIds } from '@/core/account/session/client-ids.port';

/** Client ids in a browser, which has none (API-LOGIN-CLIENTID). */
export class NoClientIds implements ClientIds {
  async retrieve(): Promise<string> {
    return '';
  }
}
