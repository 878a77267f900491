import type { Fetch } from './call-trace';
import type { RecordedAnswers } from './recorded-answers';
import { recordingKey, responseOfAnswer } from './recorded-answers';

/** A `fetch` that knows the answers of the first view. */
export interface ReplayingFetch {
  readonly fetch: Fetch;
  /** Drops the answers that nobody asked for, so that an old one is never taken for a new one. Call it after the first view. */
  forget(): void;
}

/** Answers each recorded request once, at once and without the wire; every other request goes to the given fetch. */
export function createReplayingFetch(answers: RecordedAnswers, fetch: Fetch): ReplayingFetch {
  const left = new Map(Object.entries(answers));
  return {
    async fetch(request) {
      request.signal.throwIfAborted();
      const key = recordingKey(request);
      const answer = left.get(key);
      if (!answer) return fetch(request);
      left.delete(key);
      return responseOfAnswer(answer);
    },
    forget: () => left.clear(),
  };
}
