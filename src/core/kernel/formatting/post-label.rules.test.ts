import { expect, it } from 'vitest';
import { postLabel } from './post-label.rules';

it.each([
  ['Notice period', 'How long is yours?', 'Notice period'],
  [null, '\n How long is yours?\nMine is 90 days.', 'How long is yours?'],
  [null, 'a'.repeat(100), 'a'.repeat(100)],
  [null, 'a'.repeat(101), `${'a'.repeat(99)}…`],
  ['b'.repeat(101), 'a', `${'b'.repeat(99)}…`],
  [null, '', ''],
])('names a post with the title %j and the text %j', (title, content, want) => {
  expect(postLabel(title, content)).toBe(want);
});
