import type { Fetch } from './call-trace';
import type { RecordedAnswers } from './recorded-answers';
import { recordingKey, responseOfAnswer } from './recorded-answers';

export interface ReplayingFetch {
  readonly fetch: Fetch;
  /**
   * Stores answers, each of which is replayed once. Returns a function that drops unused ones, so that an old answer is
   * never used later.
   */
  remember(answers: RecordedAnswers): () => void;
  /**
   * Makes reads wait for the answers, up to `MAX_WAIT_MS` after the first read, which fetches them. Returns a function
   * that drops unused and pending answers, and sends the waiting reads.
   */
  expect(answers: () => Promise<RecordedAnswers>): () => void;
}

/** The time after which reads are sent individually. On slow 4G the answers of a page take one to two seconds. */
const MAX_WAIT_MS = 3_000;

/** Replays each answer once, without the network. Other requests go to the given fetch. */
export function createReplayingFetch(fetch: Fetch, pause: (ms: number) => Promise<void>): ReplayingFetch {
  const left = new Map<string, RecordedAnswers[string]>();
  let coming: (() => Promise<void>) | null = null;
  return {
    async fetch(request) {
      const key = recordingKey(request);
      if (coming !== null && request.method === 'GET' && !left.has(key) && !request.signal.aborted)
        await Promise.race([coming(), untilAborted(request.signal)]);
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
      let endWait: () => void = () => undefined;
      const waitEnded = new Promise<void>((resolve) => (endWait = resolve));
      let arriving: Promise<void> | null = null;
      const arrive = async () => {
        const found = await answers();
        if (!isOver) forget = remember(found);
      };
      const arrived = () => {
        arriving ??= Promise.race([arrive(), pause(MAX_WAIT_MS), waitEnded]).then(stopWaiting);
        return arriving;
      };
      const stopWaiting = () => {
        if (coming === arrived) coming = null;
      };
      coming = arrived;
      return () => {
        isOver = true;
        forget?.();
        stopWaiting();
        endWait();
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

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
