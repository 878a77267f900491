import { expect, it } from 'vitest';
import { isDecidedFirst, isTitleWritten, MODERATED_KINDS } from './moderated-kinds.rules';

it('only a company waits for a decision before anything of it takes effect', () => {
  expect(MODERATED_KINDS.filter(isDecidedFirst)).toEqual(['company']);
});

it('posts and reviews have titles of their authors; those of others name a role or a company', () => {
  expect(MODERATED_KINDS.filter(isTitleWritten)).toEqual(['post', 'review']);
});
