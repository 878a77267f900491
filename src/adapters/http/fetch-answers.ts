import type { Fetch } from './call-trace';
import type { RecordedAnswers } from './recorded-answers';

/** The media type under which the server returns the answers of an address's first view, in place of the document. */
export const ANSWERS_MEDIA_TYPE = 'application/vnd.tarakki.answers+json';

/**
 * Fetches the answers for the first load of an address's screen, beside the screen's code. Returns none if the server
 * does not have them: the screen then calls the services itself.
 */
export async function fetchAnswers(address: string, fetch: Fetch, signal: AbortSignal): Promise<RecordedAnswers> {
  try {
    const request = new Request(new URL(address, document.baseURI), {
      headers: { accept: ANSWERS_MEDIA_TYPE },
      signal,
    });
    const response = await fetch(request);
    const isAnswers = response.ok && response.headers.get('content-type')?.startsWith(ANSWERS_MEDIA_TYPE);
    return isAnswers ? await response.json() : {};
  } catch {
    return {};
  }
}
