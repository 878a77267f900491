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
  /**
   * Remembers answers once they come. Reads wait for them, each up to `MAX_WAIT_MS`. Returns a function that drops what is
   * unused and what is still on its way.
   */
  expect(answers: Promise<RecordedAnswers>): () => void;
}

/** A read that waited this long asks by itself: what it is for shows that it is loading. */
const MAX_WAIT_MS = 500;

/** Returns each remembered answer once, at once and without the wire; every other request goes to the given fetch. */
export function createReplayingFetch(fetch: Fetch, pause: (ms: number) => Promise<void>): ReplayingFetch {
  const left = new Map<string, RecordedAnswers[string]>();
  let coming: Promise<void> | null = null;
  return {
    async fetch(request) {
      const key = recordingKey(request);
      if (coming !== null && request.method === 'GET' && !left.has(key))
        await Promise.race([coming, pause(MAX_WAIT_MS)]);
      request.signal.throwIfAborted();
      const answer = left.get(key);
      if (!answer) return fetch(request);
      left.delete(key);
      return responseOfAnswer(answer);
    },
    remember,
    expect(answers) {
      let forget: (() => void) | null = null;
      let isOver = false;
      const arrived = answers.then((found) => {
        if (!isOver) forget = remember(found);
        if (coming === arrived) coming = null;
      });
      coming = arrived;
      return () => {
        isOver = true;
        forget?.();
        if (coming === arrived) coming = null;
      };
    },
  };

  function remember(answers: RecordedAnswers): () => void {
    for (const [key, answer] of Object.entries(answers)) left.set(key, answer);
    return () => {
      for (const [key, answer] of Object.entries(answers)) if (left.get(key) === answer) left.delete(key);
    };
  }
}
