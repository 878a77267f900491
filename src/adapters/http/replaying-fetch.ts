import type { Fetch } from './call-trace';
import type { RecordedAnswers } from './recorded-answers';
import { recordingKey, responseOfAnswer } from './recorded-answers';

/** A `fetch` that replays recorded answers. */
export interface ReplayingFetch {
  readonly fetch: Fetch;
  /**
   * Replays each of the answers once. Returns a function that drops the unused ones, so that an old answer is never taken
   * for a new one.
   */
  remember(answers: RecordedAnswers): () => void;
}

/** Returns each remembered answer once, at once and without the wire; every other request goes to the given fetch. */
export function createReplayingFetch(fetch: Fetch): ReplayingFetch {
  const left = new Map<string, RecordedAnswers[string]>();
  return {
    async fetch(request) {
      request.signal.throwIfAborted();
      const key = recordingKey(request);
      const answer = left.get(key);
      if (!answer) return fetch(request);
      left.delete(key);
      return responseOfAnswer(answer);
    },
    remember(answers) {
      for (const [key, answer] of Object.entries(answers)) left.set(key, answer);
      return () => {
        for (const [key, answer] of Object.entries(answers)) if (left.get(key) === answer) left.delete(key);
      };
    },
  };
}
