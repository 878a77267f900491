// @vitest-environment happy-dom

import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, expect, it } from 'vitest';
import { SettingsRecords } from '@/adapters/memory/account/settings/settings-records';
import { PreferencesKey } from '@/stores/account/settings/keys';
import { MailsTable, MessagesTable } from './messages-table';

afterEach(cleanup);

it('each kind of news in the inbox has a choice of its own, the best posts and the mails about answers a rhythm', async () => {
  const { app, store, world, me } = await startMemoryApp({ as: 'writer' });
  await app.arrive('/user-settings', '');
  await store(PreferencesKey).load();
  const { state } = store(PreferencesKey);
  if (state.state !== 'ready') throw new Error('The preferences did not load.');
  renderWithStores(
    store,
    <>
      <MessagesTable chosen={state.value} />
      <MailsTable chosen={state.value} />
    </>,
  );
  const chosen = () => world.records(SettingsRecords).of(me).messages;
  for (const [label, kind] of [
    ['Votes on your posts', 'votes'],
    ['Votes on your comments', 'commentVotes'],
    ['Mentions of your pseudonym', 'mentions'],
    ['Poll results', 'polls'],
    ['Messages and message requests', 'talks'],
  ] as const) {
    await userEvent.click(screen.getByRole('checkbox', { name: `${label}, On this site` }));
    await waitFor(() => expect(chosen()[kind]).toBe(false));
  }
  const rhythm = screen.getByRole('combobox', { name: 'Best posts of your communities, On this site' });
  await userEvent.selectOptions(rhythm, 'Daily');
  await waitFor(() => expect(chosen().highlights).toBe('daily'));
  const answers = screen.getByRole('combobox', { name: 'Comments, replies, mentions and requests to you, Email' });
  expect(answers).toHaveProperty('value', 'daily');
  for (const [label, rhythm] of [
    ['Immediately', 'atOnce'],
    ['Never', 'off'],
  ] as const) {
    await userEvent.selectOptions(answers, label);
    await waitFor(() => expect(world.records(SettingsRecords).of(me).subscription.answers).toBe(rhythm));
  }
});
