import { expect, it } from 'vitest';
import { PAGE_LOADER_MS } from './page-loader';

it('[TM-LOADER] the page loader stays 3500 ms at the most', () => {
  expect(PAGE_LOADER_MS).toBe(3500);
});
