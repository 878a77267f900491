import type { Result } from '@/core/common/result';
import { fail, ok } from '@/core/common/result';
import type { MicrosoftIdentity, ProviderFailure, ProviderToken } from '@/core/session/identity-provider.port';
import type { MemoryAccount } from '../world/memory-account';
import { tokenOfAccount } from '../world/memory-account';

/** Microsoft in memory: signs in one account at once, unless set to fail or to stay silent. */
export class MemoryMicrosoftIdentity implements MicrosoftIdentity {
  account: MemoryAccount;
  /** The failure of the next window; null for none. */
  nextFailure: ProviderFailure | null = null;
  /** Whether windows never answer. */
  isSilent = false;

  constructor(account: MemoryAccount) {
    this.account = account;
  }

  async requestToken(): Promise<Result<ProviderToken, ProviderFailure>> {
    if (this.isSilent) return new Promise(() => undefined);
    const failure = this.nextFailure;
    this.nextFailure = null;
    return failure === null ? ok({ token: tokenOfAccount(this.account), nonce: null }) : fail(failure);
  }
}
