import type { Failure } from '@/core/kernel/common/failure';
import { failureOfUnreadableAnswer, failureWithoutAnswer } from './failure-of-answer';

/** The browser's `fetch`, a recording or replaying one, or one that calls the server inside the same process. */
export type Fetch = (request: Request) => Promise<Response>;

/** Classifies the errors of one call: cancelled, lost, unreadable, or a programming error. */
export class CallTrace {
  readonly #carry: Fetch;
  #request: Request | null = null;
  #response: Response | null = null;

  constructor(carry: Fetch) {
    this.#carry = carry;
  }

  readonly fetch: Fetch = async (request) => {
    this.#request = request;
    this.#response = await this.#carry(request);
    return this.#response;
  };

  /** Returns the failure. Rethrows a programming error, such as a request that cannot be built. */
  failureOf(error: unknown, signal: AbortSignal): Failure {
    // A call that timed out is lost, and so is its response.
    if (signal.aborted && signal.reason.name !== 'TimeoutError') return failureWithoutAnswer('cancelled');
    if (!this.#request) throw error;
    if (this.#response && error instanceof SyntaxError) return failureOfUnreadableAnswer(this.#response.status);
    return failureWithoutAnswer('network');
  }
}
