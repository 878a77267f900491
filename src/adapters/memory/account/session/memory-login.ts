import { accountOfToken } from '@/adapters/memory/kernel/world/memory-account';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import type { Login, SessionStarted } from '@/core/account/session/login.port';
import { providerNames } from '@/core/account/session/login-provider';
import { sessionRefusals } from '@/core/account/session/session-refusals.rules';
import type { SocialLogin } from '@/core/account/session/social-login';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { ClientType } from '@/core/kernel/device/device';

const PROVIDERS = { gp: 'google', naukri: 'naukri', outlook: 'microsoft' } as const;

export class MemoryLogin implements Login {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  signInWithProvider(input: SocialLogin & { readonly clientId?: string }): Promise<Result<SessionStarted, Failure>> {
    return this.#browser.ask('signInWithProvider', { input }, () => {
      const { socialUserType, token } = input;
      const provider = PROVIDERS[socialUserType];
      const account = accountOfToken(token);
      if (account === null) {
        const { label } = providerNames[provider];
        return refusal(401, 'token_invalid', sessionRefusals.notConfirmed(label));
      }
      const users = this.#browser.world.records(UserRecords);
      const known = users.findByEmail(account.email);
      const user = known ?? users.add(account.name, account.email, provider);
      const wasDeactivated = this.#browser.signIn(user, provider);
      return ok({ message: 'Signed in.', isNewUser: known === null, hasOtherAccount: false, wasDeactivated });
    });
  }

  signOut(input: { readonly clientType?: ClientType }): Promise<Result<null, Failure>> {
    return this.#browser.ask('signOut', { input }, () => {
      this.#browser.signOut();
      return ok(null);
    });
  }
}
