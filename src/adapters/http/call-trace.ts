import type { Failure } from '@/core/kernel/common/failure';
import { failureOfUnreadableAnswer, failureWithoutAnswer } from './failure-of-answer';

/** Sends a request to a service: the browser's `fetch`, a recording or replaying one, or one inside the process. */
export type Fetch = (request: Request) => Promise<Response>;

/** Follows one call, so that errors can be classified: cancelled, lost, unreadable, or a bug of ours. */
export class CallTrace {
  readonly #carry: Fetch;
  #request: Request | null = null;
  #response: Response | null = null;

  constructor(carry: Fetch) {
    this.#carry = carry;
  }

  /** Carries the request and remembers it. */
  readonly fetch: Fetch = async (request) => {
    this.#request = request;
    this.#response = await this.#carry(request);
    return this.#response;
  };

  /** Returns method and address of the request; empty if it was never made. */
  address(): { readonly method: string; readonly url: string } {
    if (!this.#request) return { method: '', url: '' };
    const { pathname, search } = new URL(this.#request.url);
    return { method: this.#request.method, url: pathname + search };
  }

  /** The failure that was thrown; a bug of ours (a request that cannot even be built) is thrown on. */
  failureOf(error: unknown, signal: AbortSignal): Failure {
    // A call that waited too long is lost, and so is its answer.
    if (signal.aborted && signal.reason.name !== 'TimeoutError') return failureWithoutAnswer('cancelled');
    if (!this.#request) throw error;
    if (this.#response && error instanceof SyntaxError) return failureOfUnreadableAnswer(this.#response.status);
    return failureWithoutAnswer('network');
  }
}
