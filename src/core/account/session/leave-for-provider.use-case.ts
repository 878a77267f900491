import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { Scheduler } from '@/core/kernel/common/scheduler.port';
import type { PageLocation } from '@/core/kernel/navigation/page-location.port';
import type { LoginProps } from './login-props';
import { loginRouteOf } from './login-route';
import { loginTargetOf } from './login-target';
import { LINKEDIN_DELAY_MS } from './login-timers';
import type { CookiesDisabled, StartLogin } from './start-login.use-case';

export interface LeaveForProviderPorts {
  readonly startLogin: StartLogin;
  readonly location: PageLocation;
  readonly scheduler: Scheduler;
}

interface LeaveInput {
  readonly provider: 'linkedin' | 'naukri';
  /** True if the portal's one-tap has identified the user, so that its page need not ask. */
  readonly isOneTap: boolean;
  readonly props: LoginProps;
}

/** Leaves the page for a login route of the site, which returns to the target page (RT-LOGIN-*). */
export class LeaveForProvider {
  readonly #ports: LeaveForProviderPorts;

  constructor(ports: LeaveForProviderPorts) {
    this.#ports = ports;
  }

  async execute({ provider, isOneTap, props }: LeaveInput): Promise<Result<null, CookiesDisabled>> {
    const { startLogin, location, scheduler } = this.#ports;
    const started = startLogin.execute({ provider, type: isOneTap ? 'one_tap' : 'normal' });
    if (!started.ok) return started;
    if (provider === 'linkedin') await new Promise<void>((resolve) => scheduler.after(LINKEDIN_DELAY_MS, resolve));
    const referer = loginTargetOf(props, location.current());
    location.assign(loginRouteOf({ provider, isOneTap, referer, clientId: '' }));
    return ok(null);
  }
}
