import type { FormDraft, ParseDraft } from '@/core/account/my-profile/stored-fields';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import type { SessionStore } from '../session/session.store';

/** A draft on the device. It survives a reload and the session's end, and only its own user can read it. */
export class DraftSlot<Fields> {
  readonly #storage: KeyValueStorage;
  readonly #session: Pick<SessionStore, 'userId'>;
  readonly #name: string;
  readonly #parse: ParseDraft<Fields>;

  constructor(
    storage: KeyValueStorage,
    session: Pick<SessionStore, 'userId'>,
    name: string,
    parse: ParseDraft<Fields>,
  ) {
    this.#storage = storage;
    this.#session = session;
    this.#name = name;
    this.#parse = parse;
  }

  read(): FormDraft<Fields> | null {
    const key = this.#key;
    return key === null ? null : this.#parse(this.#storage.get(key));
  }

  keep(draft: FormDraft<Fields>): void {
    const key = this.#key;
    if (key !== null) this.#storage.set(key, JSON.stringify(draft));
  }

  discard(): void {
    const key = this.#key;
    if (key !== null) this.#storage.remove(key);
  }

  get #key(): string | null {
    const { userId } = this.#session;
    return userId === null ? null : `${this.#name}Draft.${userId}`;
  }
}
