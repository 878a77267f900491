// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { WhoCanSeeWhatScreen } from './who-can-see-what-screen';

afterEach(cleanup);

describe('the page about anonymity', () => {
  it('says what others see, what is kept, what employers learn, and what is not protected', async () => {
    const { store } = await startMemoryApp({ address: '/who-can-see-what' });
    renderWithStores(store, <WhoCanSeeWhatScreen />);
    expect(screen.getByRole('heading', { level: 1, name: 'How anonymity works' })).toBeTruthy();
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.filter((title) => title?.startsWith('What ') && !title.includes('people share'))).toEqual([
      'What anyone can see',
      'What a mark next to a name proves',
      'What no other user sees',
      'What we keep',
      'What your employer can learn',
      'What nobody can promise',
    ]);
    expect(screen.getByText(/deleted with either of the two accounts/)).toBeTruthy();
    expect(screen.getByText(/The operator of the server holds the key/)).toBeTruthy();
  });
});
