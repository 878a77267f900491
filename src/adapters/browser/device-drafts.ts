import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import { readCookie } from './cookie-text';
import type { DraftOwner } from './sealed-drafts';
import { SEALED_DRAFTS } from './sealed-drafts-key';

const COOKIE = 'DRAFTS';

type CookiePage = Pick<Document, 'cookie'>;

/**
 * Drafts on the device. They are readable while their user is logged in, and sealed for the next user of the browser
 * afterwards.
 */
export class DeviceDrafts {
  readonly #page: CookiePage;
  readonly #storage: KeyValueStorage;
  /** The user cookie at the last check. Another user may have logged in since then without a logout. */
  #former: string | null = null;

  constructor(page: CookiePage, storage: KeyValueStorage) {
    this.#page = page;
    this.#storage = storage;
  }

  /**
   * Opens the current user's drafts and seals the previous user's drafts. The key is in a cookie that each login sets.
   */
  async settle(): Promise<void> {
    const cookie = readCookie(this.#page.cookie, COOKIE);
    const former = this.#former;
    this.#former = cookie;
    if (former !== null && cookie !== null && former !== cookie) await this.#seal(former);
    if (cookie === null) return;
    const { owner, secret } = ownerOf(cookie);
    if (isLoggedIn(this.#page, owner)) {
      const isSealed = this.#storage.keysFrom(`${SEALED_DRAFTS}${owner}.`).length > 0;
      if (isSealed) await (await loadSeal()).openDrafts(this.#storage, { owner, secret });
      return;
    }
    await this.#seal(cookie);
    if (readCookie(this.#page.cookie, COOKIE) === cookie && !isLoggedIn(this.#page, owner))
      this.#page.cookie = `${COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
  }

  async #seal(cookie: string): Promise<void> {
    await (await loadSeal()).sealDrafts(this.#storage, ownerOf(cookie));
  }
}

function ownerOf(cookie: string): DraftOwner {
  const [owner = '', secret = ''] = cookie.split('.');
  return { owner, secret };
}

function isLoggedIn({ cookie }: CookiePage, owner: string): boolean {
  return readCookie(cookie, 'UAC_K') === '1' && readCookie(cookie, 'UAC_I') === owner;
}

function loadSeal() {
  return import(/* webpackChunkName: "sealed-drafts" */ './sealed-drafts');
}
