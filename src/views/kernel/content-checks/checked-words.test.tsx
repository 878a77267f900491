// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { CheckedWords } from './checked-words';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('names the words for which a text would wait, and goes quiet once they are gone', () => {
  const { rerender } = render(<CheckedWords kind="post" texts={['Call me', 'on 98450 12377']} />);
  expect(screen.getByRole('status').textContent).toContain('“98450 12377”');
  rerender(<CheckedWords kind="post" texts={['', null]} />);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('shows what is typed before it is checked', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(<CheckedWords kind="post" texts={['on 98450 12377']} />));
  expect(place.textContent).toBe('');
  await vi.waitFor(() => expect(place.textContent).toContain('“98450 12377”'));
  root.unmount();
});
