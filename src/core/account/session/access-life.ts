import type { Clock } from '@/core/kernel/common/clock.port';
import { RENEW_AHEAD_MS } from './renewal-timers';
import type { SessionCookies } from './session-cookies.port';

/** The lifetime by the server's clock, in ms since 1970. */
interface AccessSpan {
  readonly issuedAt: number;
  readonly endsAt: number;
}

/** The access token's lifetime, from the cookie AT_SPAN. The page's clock may differ from the server's. */
export class AccessLife {
  readonly #cookies: Pick<SessionCookies, 'read'>;
  readonly #clock: Clock;
  /** The page's clock minus the server's, in ms. */
  #ahead = 0;

  constructor(cookies: Pick<SessionCookies, 'read'>, clock: Clock) {
    this.#cookies = cookies;
    this.#clock = clock;
  }

  /**
   * Returns when the token was issued, by the server's clock, or null without a session. It differs from token to
   * token.
   */
  issuedAt(): number | null {
    return this.#span()?.issuedAt ?? null;
  }

  /**
   * Returns the time until renewal in ms, 0 if due. Renewal is due 5 minutes before the token's end, or after half of
   * its life if that is later. Returns null without a session.
   */
  untilRenewal(): number | null {
    const span = this.#span();
    if (span === null) return null;
    const { issuedAt, endsAt } = span;
    const dueAt = endsAt - Math.min(RENEW_AHEAD_MS, (endsAt - issuedAt) / 2);
    return Math.max(0, dueAt + this.#ahead - this.#clock.now());
  }

  /** Compares the clocks. Must be called when a token has just arrived. */
  compareClocks(): void {
    this.#ahead = this.#clock.now() - (this.issuedAt() ?? this.#clock.now());
  }

  #span(): AccessSpan | null {
    const parts = /^(\d+)-(\d+)$/.exec(this.#cookies.read().accessSpan ?? '');
    return parts && { issuedAt: Number(parts[1]), endsAt: Number(parts[2]) };
  }
}
