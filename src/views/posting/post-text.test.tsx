// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, expect, it } from 'vitest';
import { PostText } from './post-text';

afterEach(cleanup);

it.each([
  { agent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile', shown: 85 },
  { agent: 'Mozilla/5.0 (X11; Linux x86_64)', shown: 420 },
])('[LM-POST-PREVIEW] a card shows $shown characters in the browser $agent', async ({ agent, shown }) => {
  const { store } = await startMemoryApp({ device: { userAgent: agent } });
  renderWithStores(store, <PostText content={'a'.repeat(500)} whole={false} path="/p/1" />);
  expect(screen.getByText(/^a+/).textContent).toBe(`${'a'.repeat(shown)}… ${screen.getByRole('link').textContent}`);
});
