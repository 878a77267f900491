// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, expect, it } from 'vitest';
import { JobCheckScreen } from './job-check-screen';
import { messages } from './messages';

afterEach(cleanup);

it('fills in an example that has signs, and clears it with another button', async () => {
  const { store } = await startMemoryApp({ address: '/jobs/check' });
  renderWithStores(store, <JobCheckScreen />);
  const field: HTMLTextAreaElement = screen.getByRole('textbox', { name: messages.field });
  const example = screen.getByRole('button', { name: messages.tryExample });
  await userEvent.click(example);
  expect(document.activeElement).toBe(field);
  await userEvent.click(example);
  expect(field.value).toBe(messages.example);
  await userEvent.click(screen.getByRole('button', { name: messages.check }));
  expect(screen.getByText(messages.signs.money.found)).toBeTruthy();
  expect(screen.getByText(messages.signs.chat.found)).toBeTruthy();
  expect(screen.queryByText(messages.signs.foreignNumber.found)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: messages.clear }));
  expect(field.value).toBe('');
  expect(screen.queryByText(messages.signs.money.found)).toBeNull();
});
