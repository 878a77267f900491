// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { runInAction } from 'mobx';
import { afterEach, expect, it } from 'vitest';
import { ComplainKey } from '@/stores/trust/complaints/keys';
import { ComplainScreen } from './complain-screen';

afterEach(cleanup);

it.each([
  ['2026-11-27T05:00:00.000Z', /^A moderator decides by/, 1],
  [null, /we did not store this one, and no moderator reads it/, 0],
])('a complaint that is due at %s has its number, and a page only if somebody decides', async (dueAt, text, pages) => {
  const app = await startMemoryApp({ address: '/legal/complaint' });
  const receipt = { key: 'k', number: 'CM-20261120-7F3K9Q', dueAt, isHidden: false, isMailed: false };
  runInAction(() => Object.assign(app.store(ComplainKey), { received: receipt }));
  renderWithStores(app.store, <ComplainScreen />);
  expect(screen.getByText('Your complaint has the number CM-20261120-7F3K9Q')).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryAllByRole('link', { name: 'The page of your complaint' })).toHaveLength(pages);
});
