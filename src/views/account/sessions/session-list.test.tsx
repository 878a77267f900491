// @vitest-environment happy-dom

import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, expect, it } from 'vitest';
import { SessionRecords } from '@/adapters/memory/account/sessions/session-records';
import { OnboardingOverlays } from '@/views/account/onboarding/onboarding-overlays';
import { SessionList } from './session-list';

afterEach(cleanup);

const REMINDER = 'Finish setting up your profile';

it('no reminder lies over the question whether to log out everywhere', async () => {
  const app = await startMemoryApp({ as: 'newcomer' });
  await app.app.arrive('/session', '');
  await app.settle();
  renderWithStores(
    app.store,
    <>
      <SessionList />
      <OnboardingOverlays />
    </>,
  );
  const later = () =>
    act(async () => {
      app.time.advance(60_000);
      await app.settle();
    });
  await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere' }));
  await later();
  expect(screen.queryByText(REMINDER)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
  await later();
  expect(screen.getByText(REMINDER)).toBeTruthy();
});

it('shows five sessions, then all, and the focus goes to the first new one', async () => {
  const { app, store, world, me, settle } = await startMemoryApp({ as: 'reader' });
  for (let count = 0; count < 7; count += 1) world.records(SessionRecords).start(me, 'google');
  await app.arrive('/session', '');
  await settle();
  renderWithStores(store, <SessionList />);
  const all = world.records(SessionRecords).of(me).length;
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: `Show ${all - 5} more` }));
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(all);
  expect(document.activeElement).toBe(rows[5]);
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});
