// @vitest-environment happy-dom

import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aNotification } from '@tests/support/a-notification';
import { failureOf } from '@tests/support/failure-of';
import type { MemoryApp } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { uuidOf } from '@tests/support/uuid-of';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { InboxRecords } from '@/adapters/memory/talk/notifications/inbox-records';
import type { Notification } from '@/core/talk/notifications/notification';
import { NotificationsKey } from '@/stores/talk/notifications/keys';
import { StoresProvider } from '@/views/kernel/common/use-store';
import { NotificationBell } from './notification-bell';

afterEach(cleanup);

const cameAt = (number: string, status: number, created: string) => ({
  ...aNotification({ notificationId: number, status, created }),
  notificationId: uuidOf(number),
});

async function aBell(inbox: readonly Notification[]): Promise<MemoryApp> {
  const here = await startMemoryApp({ as: 'reader' });
  here.world.records(InboxRecords).of(here.me).notifications = [...inbox];
  await here.store(NotificationsKey).load();
  render(
    <MemoryRouter>
      <StoresProvider store={here.store}>
        <NotificationBell />
        <button type="button">Elsewhere</button>
      </StoresProvider>
    </MemoryRouter>,
  );
  return here;
}

const OLD = cameAt('1', 2, '2026-11-18T05:00:00.000Z');
const YESTERDAY = cameAt('2', 1, '2026-11-19T05:00:00.000Z');
const FRESH = cameAt('3', 0, '2026-11-20T05:00:00.000Z');

async function openPanel(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: /^Notifications/ }));
  return await screen.findByRole('dialog', { name: 'Notifications' });
}

describe('the bell', () => {
  it('has how many are new in its name, and says so only when one comes', async () => {
    const { world, me } = await aBell([FRESH]);
    expect(screen.getByRole('button', { name: 'Notifications, 1 new' })).toBeTruthy();
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said()).toEqual(['']);
    act(() => world.records(InboxRecords).put(me, cameAt('4', 0, '2026-11-20T05:30:00.000Z')));
    expect(screen.getByRole('button', { name: 'Notifications, 2 new' })).toBeTruthy();
    expect(said()).toEqual(['Notifications, 2 new']);
  });

  it('says nothing of a number where nothing is new', async () => {
    await aBell([OLD]);
    expect(screen.getByRole('button', { name: 'Notifications' })).toBeTruthy();
  });
});

describe('the panel', () => {
  it('[OV-NOTIFICATIONS] takes the focus and shows notifications by day, those marked that came since it was last open', async () => {
    await aBell([OLD, YESTERDAY, FRESH]);
    const panel = await openPanel();
    expect(panel.contains(document.activeElement)).toBe(true);
    expect(
      within(panel)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Today', 'Yesterday', 'Earlier']);
    const rows = within(panel).getAllByRole('listitem');
    expect(rows.map((row) => row.classList.contains('ntf--new'))).toEqual([true, false, false]);
    expect(within(panel).getByRole('link', { name: 'New. Title 3 Body 3' })).toBeTruthy();
    expect(within(panel).getByRole('link', { name: 'Title 1 Body 1' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Notifications', expanded: true })).toBeTruthy();
  });

  it('marks what was seen no longer as new, and all as read at a press', async () => {
    const { store } = await aBell([YESTERDAY, FRESH]);
    const panel = await openPanel();
    const newRows = () => document.querySelectorAll('.ntf--new').length;
    expect(newRows()).toBe(1);
    await userEvent.click(within(panel).getByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(store(NotificationsKey).unreadCount).toBe(0));
    expect(newRows()).toBe(0);
    expect(document.activeElement).toBe(panel);
    expect(within(panel).queryByRole('button', { name: 'Mark all read' })).toBeNull();
  });

  it('marks nothing the second time it opens', async () => {
    await aBell([YESTERDAY, FRESH]);
    await openPanel();
    expect(document.querySelectorAll('.ntf--new')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await openPanel();
    expect(document.querySelectorAll('.ntf--new')).toHaveLength(0);
  });

  it('[OV-NOTIFICATIONS] closes with Esc and with its button and gives the focus back', async () => {
    await aBell([FRESH]);
    await openPanel();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Notifications' }));
    await openPanel();
    await userEvent.click(screen.getByRole('button', { name: 'Close notifications' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Notifications' }));
  });

  it('closes where one presses elsewhere', async () => {
    await aBell([FRESH]);
    await openPanel();
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads to what a notification is about, which is read then', async () => {
    const { me, world } = await aBell([YESTERDAY, FRESH]);
    const panel = await openPanel();
    const link = within(panel).getByRole('link', { name: 'New. Title 3 Body 3' });
    expect(link.getAttribute('href')).toBe('/p/3');
    // Like the running app, which follows the link itself.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() =>
      expect(
        world
          .records(InboxRecords)
          .of(me)
          .notifications.map(({ status }) => status),
      ).toEqual([1, 2]),
    );
  });

  it('takes one away and keeps the focus beside it', async () => {
    await aBell([YESTERDAY, { ...FRESH, created: '2026-11-19T06:00:00.000Z' }]);
    const panel = await openPanel();
    await userEvent.click(within(panel).getByRole('button', { name: 'Remove: Title 3: Body 3' }));
    expect(within(panel).queryByText('Title 3')).toBeNull();
    expect(document.activeElement).toBe(within(panel).getByRole('button', { name: 'Remove: Title 2: Body 2' }));
    await userEvent.click(within(panel).getByRole('button', { name: 'Remove: Title 2: Body 2' }));
    expect(document.activeElement).toBe(panel);
    expect(within(panel).getByText('Nothing new')).toBeTruthy();
  });

  it('says where nothing loaded, with what is known and the time of the last good load', async () => {
    const { line, store } = await aBell([FRESH]);
    line.failNext(failureOf(500));
    await act(async () => void (await store(NotificationsKey).load()));
    line.goOffline();
    const panel = await openPanel();
    await within(panel).findByRole('alert');
    expect(within(panel).getByText('Notifications did not load')).toBeTruthy();
    expect(within(panel).getByText('Last loaded 20 Nov 2026, 11:30 am')).toBeTruthy();
    expect(within(panel).getByText('Title 3')).toBeTruthy();
    line.goOnline();
    await userEvent.click(within(panel).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(panel).queryByText('Notifications did not load')).toBeNull());
  });

  it('has room for what is on its way', async () => {
    const here = await startMemoryApp({ as: 'guest' });
    here.browser.signIn(here.me);
    here.line.hold();
    act(() => here.store(NotificationsKey).start());
    render(
      <MemoryRouter>
        <StoresProvider store={here.store}>
          <NotificationBell />
        </StoresProvider>
      </MemoryRouter>,
    );
    const panel = await openPanel();
    expect(within(panel).getByText('Loading notifications')).toBeTruthy();
    await act(async () => {
      here.line.release();
      await here.settle();
    });
    expect(within(panel).getByText('Nothing new')).toBeTruthy();
  });
});
