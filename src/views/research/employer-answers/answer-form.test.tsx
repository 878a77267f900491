// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, expect, it, vi } from 'vitest';
import { AnsweringKey } from '@/stores/research/employer-answers/keys';
import { AnswerForm } from './answer-form';

afterEach(cleanup);

it('keeps its keys from the gallery around it, and closes by Escape', async () => {
  const { store } = await startMemoryApp({ address: '/companies/claim' });
  const answering = store(AnsweringKey);
  answering.open({ to: 'contribution', kind: 'photo', itemId: 'p' });
  const turn = vi.fn();
  renderWithStores(
    store,
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of a gallery.
    <div onKeyDown={turn}>
      <AnswerForm label="Your answer" hint="" onSent={async () => undefined} />
    </div>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'Repainted{ArrowLeft}{Escape}');
  expect(turn).not.toHaveBeenCalled();
  expect(answering.target).toBeNull();
});
