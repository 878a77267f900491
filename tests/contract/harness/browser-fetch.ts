import { CookieJar } from '@tests/support/cookie-jar';
import { noteAnswer } from '@tests/support/seen-answers';
import type { Fetch } from '@/adapters/http/call-trace';
import type { ResponseCheck } from '@/server/contract/response-check';

export interface BrowserOptions {
  readonly origin: string;
  readonly check: ResponseCheck;
  readonly userAgent: string;
}

/** Keeps cookies and sends the page's origin, as a browser does. Checks each answer against its openapi file. */
export class BrowserFetch {
  readonly #options: BrowserOptions;
  readonly #cookies: CookieJar;

  constructor(options: BrowserOptions) {
    this.#options = options;
    this.#cookies = new CookieJar(options.origin);
  }

  get cookie(): string {
    return this.#cookies.header;
  }

  readonly fetch: Fetch = async (request) => {
    const { origin, check, userAgent } = this.#options;
    const headers = new Headers(request.headers);
    headers.set('origin', origin);
    if (this.cookie !== '') headers.set('cookie', this.cookie);
    headers.set('user-agent', userAgent);
    const response = await fetch(new Request(request, { headers }));
    this.#cookies.keep(response);
    const contentType = response.headers.get('content-type');
    const body = await response.clone().text();
    const { status } = response;
    noteAnswer(
      check.check({
        method: request.method,
        url: request.url,
        status,
        contentType,
        headers: new Map(response.headers),
        body,
      }),
      status,
      body,
    );
    return response;
  };
}
