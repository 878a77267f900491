import { expect, it } from 'vitest';
import { taskStateOf } from './task-state.rules';

const MINUTE_MS = 60_000;
const now = Date.UTC(2026, 10, 24, 12);
const ago = (minutes: number): number => now - minutes * MINUTE_MS;

it.each([
  ['ended well within its time', { everySeconds: 3_600, endedAt: ago(59), succeededAt: ago(59) }, 'good'],
  ['has missed one turn', { everySeconds: 3_600, endedAt: ago(120), succeededAt: ago(120) }, 'good'],
  ['has missed two turns', { everySeconds: 3_600, endedAt: ago(121), succeededAt: ago(121) }, 'late'],
  ['is frequent, and told of ten minutes ago', { everySeconds: 10, endedAt: ago(10), succeededAt: ago(10) }, 'good'],
  ['is frequent, and told of eleven minutes ago', { everySeconds: 10, endedAt: ago(11), succeededAt: ago(11) }, 'late'],
  [
    'has missed two turns by a moment',
    { everySeconds: 3_600, endedAt: ago(120) - 1, succeededAt: ago(120) - 1 },
    'late',
  ],
  ['is frequent, and late by a moment', { everySeconds: 10, endedAt: ago(10) - 1, succeededAt: ago(10) - 1 }, 'late'],
  ['failed after a good turn', { everySeconds: 60, endedAt: ago(1), succeededAt: ago(2) }, 'failing'],
  ['never ended well', { everySeconds: 60, endedAt: ago(1), succeededAt: null }, 'failing'],
  ['failed long ago', { everySeconds: 60, endedAt: ago(90), succeededAt: null }, 'late'],
] as const)('a task that %s', (_name, turn, state) => {
  expect(taskStateOf(turn, now)).toBe(state);
});
