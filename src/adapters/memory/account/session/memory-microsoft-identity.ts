import type { MemoryAccount } from '@/adapters/memory/kernel/world/memory-account';
import { tokenOfAccount } from '@/adapters/memory/kernel/world/memory-account';
import type { MicrosoftIdentity, ProviderFailure, ProviderToken } from '@/core/account/session/identity-provider.port';
import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';

/** Microsoft in memory: signs in one account at once, unless set to fail or to stay silent. */
export class MemoryMicrosoftIdentity implements MicrosoftIdentity {
  account: MemoryAccount;
  nextFailure: ProviderFailure | null = null;
  /** True if windows never answer. */
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
