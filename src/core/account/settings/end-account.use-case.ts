import type { Failure } from '@/core/kernel/common/failure';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import type { Result } from '@/core/kernel/common/result';
import type { AccountEnd } from './account-end.port';
import type { AccountDeletion } from './account-end.rules';

export interface EndAccountPorts {
  readonly end: AccountEnd;
  readonly storage: Pick<KeyValueStorage, 'removeOf'>;
  /** The session of this page before the account ends. */
  readonly session: { readonly userId: string | null; checkUser(): Promise<unknown> };
  readonly leave: () => void;
}

/**
 * Deactivates an account until the next login, or deletes it. Removes its drafts on this device and ends the session on
 * this page.
 */
export class EndAccount {
  readonly #ports: EndAccountPorts;

  constructor(ports: EndAccountPorts) {
    this.#ports = ports;
  }

  async execute(deletion: AccountDeletion | null): Promise<Result<null, Failure>> {
    const { end, storage, session, leave } = this.#ports;
    const { userId } = session;
    const answer = await (deletion === null ? end.deactivateAccount() : end.deleteAccount(deletion));
    if (!answer.ok) return answer;
    leave();
    await session.checkUser();
    if (deletion !== null && userId !== null) storage.removeOf(userId);
    return answer;
  }
}
