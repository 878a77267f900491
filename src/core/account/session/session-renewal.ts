import type { Clock } from '@/core/kernel/common/clock.port';
import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';
import type { AccessLife } from './access-life';
import type { RenewSession } from './renew-session.use-case';
import { RENEWAL_CHECK_MS, retryDelay } from './renewal-timers';

export interface SessionRenewalPorts {
  readonly renewSession: RenewSession;
  readonly life: AccessLife;
  readonly scheduler: Scheduler;
  readonly clock: Clock;
}

/**
 * Renews the session of an open page before its access token ends, with growing pauses after failures. The cookies show
 * whether any page has renewed it.
 */
export class SessionRenewal {
  readonly #ports: SessionRenewalPorts;
  #isOn = false;
  #isTrying = false;
  #tries = 0;
  #triedAt = 0;
  #cancel: Cancel = () => undefined;

  constructor(ports: SessionRenewalPorts) {
    this.#ports = ports;
  }

  start(): void {
    this.#isOn = true;
    this.#plan();
  }

  stop(): void {
    this.#isOn = false;
    this.#tries = 0;
    this.#cancel();
  }

  #plan(): void {
    this.#cancel();
    if (!this.#isOn || this.#isTrying) return;
    const delay = this.#delay();
    if (delay === null) return;
    this.#cancel = this.#ports.scheduler.after(Math.min(delay, RENEWAL_CHECK_MS), () => void this.#run());
  }

  async #run(): Promise<void> {
    if (this.#delay() === 0) await this.#try();
    this.#plan();
  }

  async #try(): Promise<void> {
    this.#isTrying = true;
    this.#tries += 1;
    await this.#ports.renewSession.execute();
    this.#triedAt = this.#ports.clock.now();
    this.#isTrying = false;
  }

  /** Returns the delay in ms, 0 if an attempt is due, or null without a session. */
  #delay(): number | null {
    const { life, clock } = this.#ports;
    const delay = life.untilRenewal();
    if (delay !== 0) this.#tries = 0;
    if (this.#tries === 0) return delay;
    const pause = retryDelay(this.#tries);
    // A clock that was set back must not make it longer.
    return Math.min(pause, Math.max(0, this.#triedAt + pause - clock.now()));
  }
}
