import type { Fetch } from './call-trace';
import type { RecordedAnswer, RecordedAnswers } from './recorded-answers';
import { recordingKey, responseOfAnswer } from './recorded-answers';

export interface RecordingFetch {
  readonly fetch: Fetch;
  /** Returns the answers. For a repeated request it is the first answer. */
  answers(): RecordedAnswers;
  /** Returns true if a request got no response. */
  hasLost(): boolean;
}

/** Records every GET with any status. Other methods and failed requests are not recorded. */
export function createRecordingFetch(fetch: Fetch): RecordingFetch {
  const recorded = new Map<string, RecordedAnswer>();
  let hasLost = false;
  return {
    async fetch(request) {
      const response = await fetch(request).catch((error: unknown) => {
        hasLost = true;
        throw error;
      });
      if (request.method !== 'GET') return response;
      const answer = {
        status: response.status,
        contentType: response.headers.get('content-type') ?? '',
        body: await response.text(),
      };
      const key = recordingKey(request);
      if (!recorded.has(key)) recorded.set(key, answer);
      return responseOfAnswer(answer);
    },
    answers: () => Object.fromEntries(recorded),
    hasLost: () => hasLost,
  };
}
