// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, expect, it } from 'vitest';
import { SearchForm } from './search-form';

afterEach(cleanup);

it('sends what is typed with its word, also before code loads, and opens the search where nothing is', async () => {
  const { store, location } = await startMemoryApp({ address: '/interviews' });
  renderWithStores(store, <SearchForm label="Company or role" act="Find interviews" word="interview" />);
  const form = screen.getByRole('search', { name: 'Find interviews' });
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({ q: '', word: 'interview' });
  const find = screen.getByRole('button', { name: 'Find interviews' });
  await userEvent.click(find);
  expect(location.current()).toBe('/search');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Company or role' }), ' QA Engineer ');
  await userEvent.click(find);
  expect(location.current()).toBe('/search?q=QA%20Engineer&word=interview');
});
