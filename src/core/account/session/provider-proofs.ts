import type { Result } from '@/core/kernel/common/result';
import { fail } from '@/core/kernel/common/result';
import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';
import type { GoogleIdentity, MicrosoftIdentity, ProviderFailure, ProviderToken } from './identity-provider.port';
import { PROVIDER_TIMEOUT_MS } from './login-timers';

export interface ProviderProofsPorts {
  readonly google: GoogleIdentity | null;
  readonly microsoft: MicrosoftIdentity | null;
  readonly scheduler: Pick<Scheduler, 'after'>;
}

/** Gets proofs of identity from a provider's pop-up window. */
export class ProviderProofs {
  readonly #ports: ProviderProofsPorts;

  constructor(ports: ProviderProofsPorts) {
    this.#ports = ports;
  }

  /**
   * Must be called synchronously in the click handler, or the browser blocks the window. The window may get lost behind
   * others or never open.
   */
  async tokenFrom(provider: 'google' | 'microsoft'): Promise<Result<ProviderToken, ProviderFailure>> {
    const identity = this.#ports[provider];
    if (identity === null) return fail({ kind: 'notInitialised', message: '' });
    const asked = identity.requestToken();
    let cancel: Cancel = () => undefined;
    const late = new Promise<Result<ProviderToken, ProviderFailure>>((resolve) => {
      cancel = this.#ports.scheduler.after(PROVIDER_TIMEOUT_MS, () => resolve(fail({ kind: 'timedOut', message: '' })));
    });
    const first = await Promise.race([asked, late]);
    cancel();
    return first;
  }
}
