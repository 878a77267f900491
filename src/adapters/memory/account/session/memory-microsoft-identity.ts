import type { MemoryAccount } from '@/adapters/memory/kernel/world/memory-account';
import { tokenOfAccount } from '@/adapters/memory/kernel/world/memory-account';
import type { MicrosoftIdentity, ProviderFailure, ProviderToken } from '@/core/account/session/identity-provider.port';
import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';

export class MemoryMicrosoftIdentity implements MicrosoftIdentity {
  account: MemoryAccount;
  nextFailure: ProviderFailure | null = null;
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
