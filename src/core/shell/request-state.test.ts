import { expect, it } from 'vitest';
import { idleLoad, loadAfter, REQUEST_STATES } from './request-state';

it('[EM-REQUEST-STATE] has four states', () => {
  expect(REQUEST_STATES).toEqual(['IDLE', 'LOADING', 'SUCCESS', 'FAILURE']);
});

it('stores the message of a failure and forgets it at the next start', () => {
  expect(idleLoad).toEqual({ state: 'IDLE', message: null });
  expect(loadAfter({ kind: 'failed', message: 'No answer.' })).toEqual({ state: 'FAILURE', message: 'No answer.' });
  expect(loadAfter({ kind: 'started' })).toEqual({ state: 'LOADING', message: null });
  expect(loadAfter({ kind: 'succeeded' })).toEqual({ state: 'SUCCESS', message: null });
});
