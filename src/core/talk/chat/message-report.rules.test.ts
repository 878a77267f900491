import { expect, it } from 'vitest';
import { contextOf } from './message-report.rules';

it('moderators read by role what was said before, and nothing of deleted messages', () => {
  const messages = [
    { by: 'reporter', content: 'Which team?' },
    { by: 'author', content: '' },
    { by: 'other', content: 'Payments.' },
  ] as const;
  expect(contextOf(messages)).toBe('Who reported it: Which team?\nSomebody else: Payments.');
});
