import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import { isNumericString } from '@/core/kernel/formatting/numeric-string';
import type { LoginMark, LoginProvider } from './login-provider';
import { LOGIN_MARKS, providerNames } from './login-provider';

export type LoginType = 'normal' | 'one_tap';

export interface LoginMarks {
  readonly loginInitiated: LoginMark | null;
  readonly loginType: string | null;
  readonly authType: string | null;
}

const INITIATED = 'loginInitiated';
const TYPE = 'loginType';
const AUTH_TYPE = 'authType';
const YOLO_INIT = 'naukriYoloInit';

/** The markers on this device. */
export class LoginMarkers {
  readonly #storage: KeyValueStorage;

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
  }

  begin(provider: LoginProvider, type: LoginType): void {
    const { mark, source } = providerNames[provider];
    this.#storage.set(INITIATED, mark);
    this.#storage.set(TYPE, type);
    this.#storage.set(AUTH_TYPE, source);
  }

  read(): LoginMarks {
    const stored = this.#storage.get(INITIATED);
    return {
      loginInitiated: LOGIN_MARKS.find((mark) => mark === stored) ?? null,
      loginType: this.#storage.get(TYPE),
      authType: this.#storage.get(AUTH_TYPE),
    };
  }

  clear(): void {
    for (const key of [INITIATED, TYPE, AUTH_TYPE]) this.#storage.remove(key);
  }

  /** In ms since 1970. */
  recordYoloInit(atMs: number): void {
    this.#storage.set(YOLO_INIT, String(atMs));
  }

  yoloInit(): number | null {
    const stored = this.#storage.get(YOLO_INIT);
    return isNumericString(stored) ? Number(stored) : null;
  }
}
