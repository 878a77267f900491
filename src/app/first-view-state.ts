import type { RecordedAnswers } from '@/adapters/http/recorded-answers';
import type { ClientConfig } from './client-config';

/** The data that the document hands over to the page: the answers of the first view, its time, and the configuration. */
export interface FirstViewState {
  readonly answers: RecordedAnswers;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: number;
  /** A crawler looks, as the server judged. */
  readonly isCrawler: boolean;
  readonly config: ClientConfig;
}

/** The element that carries the state, as JSON. */
export const STATE_ELEMENT_ID = 'first-view';

/** Returns JSON for a script element: nothing in it can end the element or begin a comment. */
export function embedState(state: FirstViewState): string {
  return JSON.stringify(state)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Reads the state that `embedState` wrote. */
export function readState(document: Document): FirstViewState {
  const text = document.getElementById(STATE_ELEMENT_ID)?.textContent;
  if (!text) throw new Error('The document carries no first view.');
  const state: FirstViewState = JSON.parse(text);
  return state;
}
