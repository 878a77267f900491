import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import { ok } from '@/core/kernel/common/result';
import type { SessionCookies } from './session-cookies.port';
import { SIGNED_OUT_KEY } from './sign-out.use-case';

interface VisitBeginning {
  readonly hasSignedIn: boolean;
  readonly hasSignedOut: boolean;
}

/** Applies the sign-out and the login markers of the previous page (LG-LOAD-AUTHTYPE). */
export class BeginVisit {
  readonly #storage: KeyValueStorage;
  readonly #cookies: SessionCookies;

  constructor(storage: KeyValueStorage, cookies: SessionCookies) {
    this.#storage = storage;
    this.#cookies = cookies;
  }

  /** The first call returns true if the previous page signed in or out. */
  async execute(): Promise<{ readonly ok: true; readonly value: VisitBeginning }> {
    const { authType, loggedInFlag } = this.#cookies.read();
    const hasSignedOut = this.#storage.get(SIGNED_OUT_KEY) !== null;
    if (hasSignedOut) this.#storage.remove(SIGNED_OUT_KEY);
    this.#cookies.clearAuthType();
    return ok({ hasSignedIn: authType !== null && loggedInFlag === '1', hasSignedOut });
  }
}
