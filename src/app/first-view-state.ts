import type { RecordedAnswers } from '@/adapters/http/recorded-answers';
import type { ClientConfig } from './client-config';

export interface FirstViewState {
  readonly answers: RecordedAnswers;
  readonly now: number;
  readonly isCrawler: boolean;
  readonly config: ClientConfig;
}

export const STATE_ELEMENT_ID = 'first-view';

/** Returns JSON that is safe inside a script element. */
export function embedState(state: FirstViewState): string {
  return JSON.stringify(state)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

export function readState(document: Document): FirstViewState {
  const text = document.getElementById(STATE_ELEMENT_ID)?.textContent;
  if (!text) throw new Error('The document carries no first view.');
  const state: FirstViewState = JSON.parse(text);
  return state;
}
