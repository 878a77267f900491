import { expect, it } from 'vitest';
import { isDecidedFirst, MODERATED_KINDS } from './moderated-kinds.rules';

it('only a company waits for a decision before anything of it takes effect', () => {
  expect(MODERATED_KINDS.filter(isDecidedFirst)).toEqual(['company']);
});
