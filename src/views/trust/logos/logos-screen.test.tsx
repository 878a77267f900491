// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeMemoryModerator } from '@tests/support/make-memory-moderator';
import { startMemoryApp } from '@tests/support/memory-app';
import { aPng } from '@tests/support/pictures';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, expect, it } from 'vitest';
import { moderationRefusals } from '@/core/trust/moderation/moderation-refusals.rules';
import { RolesKey } from '@/stores/trust/moderation/keys';
import { LogosScreen } from './logos-screen';
import { messages } from './messages';

afterEach(cleanup);

async function theScreen(isModerator: boolean) {
  const { store, world, browser, settle } = await startMemoryApp({ as: 'writer', address: '/moderation/logos' });
  const viewer = browser.viewer();
  if (isModerator && viewer !== null) makeMemoryModerator(world, viewer.id);
  await store(RolesKey).load();
  renderWithStores(store, <LogosScreen />);
  return settle;
}

it('is for moderators', async () => {
  await theScreen(false);
  expect(screen.getByText(moderationRefusals.notModerator)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('takes the pasted address of a page, and says if it is none', async () => {
  await theScreen(true);
  const name = screen.getByRole('textbox', { name: messages.urlName });
  await userEvent.click(name);
  await userEvent.paste('https://site.example/colleges/iit-bombay');
  expect((name as HTMLInputElement).value).toBe('https://site.example/colleges/iit-bombay');
  expect(screen.getByRole('radio', { name: messages.owners.college, checked: true })).toBeDefined();
  expect(screen.queryByText(messages.unknownPage)).toBeNull();
  await userEvent.clear(name);
  await userEvent.paste('/jobs/view');
  expect(screen.getByText(messages.unknownPage)).toBeDefined();
});

it('stores the chosen picture as the logo, and removes it', async () => {
  const settle = await theScreen(true);
  await userEvent.type(screen.getByRole('textbox', { name: messages.urlName }), 'vaayuna-technologies');
  const picture = new File([aPng(30, 20)], 'logo.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText(messages.picture), picture);
  await settle();
  expect(await screen.findByText(messages.stored('vaayuna-technologies'))).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: messages.remove }));
  expect(await screen.findByText(messages.removed('vaayuna-technologies'))).toBeDefined();
});
