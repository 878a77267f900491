/** The states of a request (EM-REQUEST-STATE). */
export const REQUEST_STATES = ['IDLE', 'LOADING', 'SUCCESS', 'FAILURE'] as const;

export type RequestState = (typeof REQUEST_STATES)[number];

/** An asynchronous load: its state, and what went wrong where it failed (ST-ASYNC). */
export interface AsyncLoad {
  readonly state: RequestState;
  readonly message: string | null;
}

/** What happens to a load. */
export type AsyncLoadEvent =
  | { readonly kind: 'started' }
  | { readonly kind: 'succeeded' }
  | { readonly kind: 'failed'; readonly message: string };

/** A load before its first request. */
export const idleLoad: AsyncLoad = { state: 'IDLE', message: null };

/** The load after an event, whatever it was before: a start forgets the last message, a failure stores its own. */
export function loadAfter(event: AsyncLoadEvent): AsyncLoad {
  switch (event.kind) {
    case 'started':
      return { state: 'LOADING', message: null };
    case 'succeeded':
      return { state: 'SUCCESS', message: null };
    case 'failed':
      return { state: 'FAILURE', message: event.message };
  }
}
