import { withQuery } from '@/core/kernel/common/address';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import type { PageLocation } from '@/core/kernel/navigation/page-location.port';
import type { ProviderFailure } from './identity-provider.port';
import type { LoginProvider } from './login-provider';
import type { ProviderProofs } from './provider-proofs';
import type { SignInMethods } from './sign-in-methods.port';
import { tokenTypeOf } from './social-login';

type WindowProvider = 'google' | 'microsoft';

export type AddMethodFailure =
  | { readonly kind: 'noProof'; readonly failure: ProviderFailure }
  | { readonly kind: 'refused'; readonly failure: Failure };

const WIRE_NAMES = { google: 'gp', microsoft: 'outlook' } as const;

/** Adds a provider's account as a sign-in method. Needs a session and a proof from the provider's window. */
export class AddSignInMethod {
  readonly #methods: SignInMethods;
  readonly #proofs: ProviderProofs;
  readonly #location: PageLocation;

  constructor(methods: SignInMethods, proofs: ProviderProofs, location: PageLocation) {
    this.#methods = methods;
    this.#proofs = proofs;
    this.#location = location;
  }

  /**
   * Leaves the page for a provider without a pop-up window. The provider returns to the page, and a toast reports the
   * outcome.
   */
  leaveFor(provider: Exclude<LoginProvider, WindowProvider>): void {
    this.#location.assign(withQuery(`/login/${provider}/add`, [['referer', this.#location.current()]]));
  }

  /** Must be called synchronously in the click handler, or the browser blocks the window. */
  async execute(provider: WindowProvider): Promise<Result<null, AddMethodFailure>> {
    const proof = await this.#proofs.tokenFrom(provider);
    if (!proof.ok) return fail({ kind: 'noProof', failure: proof.failure });
    const { token, nonce } = proof.value;
    const answer = await this.#methods.addSignInMethod({
      socialUserType: WIRE_NAMES[provider],
      token,
      tokenType: tokenTypeOf('popup'),
      ...(nonce === null ? {} : { nonce }),
    });
    return answer.ok ? ok(null) : fail({ kind: 'refused', failure: answer.failure });
  }
}
