import type { Fetch } from './call-trace';
import type { RecordedAnswers } from './recorded-answers';

/** The media type of an address's first-view answers, which replace the document. */
const ANSWERS_MEDIA_TYPE = 'application/vnd.tarakki.answers+json';

/**
 * The header that requests answers. With content negotiation by `accept`, a cached document would not be reused, since
 * navigation and fetch send different values.
 */
const ANSWERS_HEADER = 'x-answers';

/**
 * Loads concurrently with the screen's code. Returns no answers if the server has none. The screen then calls the
 * services itself.
 */
export async function fetchAnswers(address: string, fetch: Fetch, signal: AbortSignal): Promise<RecordedAnswers> {
  try {
    const request = new Request(new URL(address, document.baseURI), {
      headers: { [ANSWERS_HEADER]: 'only' },
      signal,
    });
    const response = await fetch(request);
    const isAnswers = response.ok && response.headers.get('content-type')?.startsWith(ANSWERS_MEDIA_TYPE);
    return isAnswers ? await response.json() : {};
  } catch {
    return {};
  }
}
