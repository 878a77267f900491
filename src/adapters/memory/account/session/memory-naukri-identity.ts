import type { MemoryAccount } from '@/adapters/memory/kernel/world/memory-account';
import { tokenOfAccount } from '@/adapters/memory/kernel/world/memory-account';
import type { ProviderFailure } from '@/core/account/session/identity-provider.port';
import type { NaukriIdentity, NaukriMessage } from '@/core/account/session/naukri-identity.port';
import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { ClientType } from '@/core/kernel/device/device';

export class MemoryNaukriIdentity implements NaukriIdentity {
  readonly account: MemoryAccount;
  isReachable = true;
  windows = 0;
  card: ClientType | null = null;
  #onMessage: ((message: NaukriMessage) => void) | null = null;

  constructor(account: MemoryAccount) {
    this.account = account;
  }

  async load(): Promise<Result<null, ProviderFailure>> {
    return this.isReachable ? ok(null) : fail({ kind: 'notInitialised', message: 'The script did not load.' });
  }

  login(onMessage: (message: NaukriMessage) => void): void {
    this.windows += 1;
    this.#onMessage = onMessage;
  }

  promptOneTap(clientType: ClientType, onMessage: (message: NaukriMessage) => void): Cancel {
    this.card = clientType;
    this.#onMessage = onMessage;
    return () => {
      this.card = null;
    };
  }

  /** `token` defaults to the account's. */
  send(type: string, { token = tokenOfAccount(this.account), message = '' } = {}): void {
    this.#onMessage?.({ type, token, message });
  }
}
