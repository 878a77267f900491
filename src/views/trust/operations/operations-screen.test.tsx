// @vitest-environment happy-dom

import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failureOf } from '@tests/support/failure-of';
import { makeMemoryModerator } from '@tests/support/make-memory-moderator';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, expect, it } from 'vitest';
import { OperationsRecords } from '@/adapters/memory/trust/operations/operations-records';
import { moderationRefusals } from '@/core/trust/moderation/moderation-refusals.rules';
import { RolesKey } from '@/stores/trust/moderation/keys';
import { OperationsKey } from '@/stores/trust/operations/keys';
import { messages } from './messages';
import { OperationsScreen } from './operations-screen';

afterEach(cleanup);

async function theScreen(isModerator: boolean) {
  const { store, world, browser, line, settle } = await startMemoryApp({
    as: 'writer',
    address: '/moderation/operations',
  });
  const viewer = browser.viewer();
  if (isModerator && viewer !== null) makeMemoryModerator(world, viewer.id);
  await store(RolesKey).load();
  await store(OperationsKey).load();
  renderWithStores(store, <OperationsScreen />);
  await settle();
  return { store, world, line, settle };
}

const section = (name: string) => within(screen.getByRole('region', { name }));

it('shows a user without the role nothing but the refusal', async () => {
  await theScreen(false);
  expect(screen.getByText(moderationRefusals.notModerator)).toBeDefined();
  expect(screen.queryByText(messages.tasks)).toBeNull();
});

it('says that nothing needs the operator, with the last good end of each task', async () => {
  await theScreen(true);
  expect(screen.getByText(messages.nothing)).toBeDefined();
  expect(section(messages.tasks).getByText('housekeeping')).toBeDefined();
  expect(section(messages.tasks).getByText(/^last succeeded /)).toBeDefined();
  expect(section(messages.mails).getByText(messages.mailsNone)).toBeDefined();
  expect(section(messages.errors).getByText(messages.errorsNone)).toBeDefined();
});

it('says that the figures did not load, and loads them on the next try', async () => {
  const { store, line, settle } = await theScreen(true);
  store(OperationsKey).forget();
  line.failNext(failureOf(503));
  await store(OperationsKey).load();
  expect(await screen.findByText(messages.failedTitle)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: messages.tryAgain }));
  await settle();
  expect(screen.getByText(messages.nothing)).toBeDefined();
});

it('lists the visitors of campaigns and companies', async () => {
  const { world, settle } = await theScreen(true);
  expect(section(messages.visitors).getByText(messages.visitorsNone)).toBeDefined();
  world.records(OperationsRecords).visitors = [
    { day: '2026-11-24', kind: 'campaign', name: 'diwali', visitors: 15 },
    { day: '2026-11-23', kind: 'company', name: 'vaayuna-technologies', visitors: 10 },
  ];
  await userEvent.click(screen.getByRole('button', { name: messages.again }));
  await settle();
  const rows = section(messages.visitors).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Campaign diwali15 visitors, 24 Nov 2026',
    'Company vaayuna-technologies10 visitors, 23 Nov 2026',
  ]);
});

it('says what to do about each thing that needs the operator, once it looks again', async () => {
  const { world, settle } = await theScreen(true);
  const records = world.records(OperationsRecords);
  const now = world.clock.now();
  records.turns = [
    { name: 'push', everySeconds: 60, endedAt: now, succeededAt: null },
    { name: 'the public log', everySeconds: 60, endedAt: now - 3_600_000, succeededAt: now - 3_600_000 },
  ];
  records.mails = { failing: 2, unmade: 1 };
  records.notices = { unmailed: 1, ofThreeDays: 2 };
  records.processes = { count: 2, withTasks: 0, versions: ['1.0.0', '1.1.0'], haveFilesApart: true };
  await userEvent.click(screen.getByRole('button', { name: messages.again }));
  await settle();
  expect(screen.queryByText(messages.nothing)).toBeNull();
  const tasks = section(messages.tasks).getAllByRole('listitem');
  expect(tasks.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^the public loglate, last succeeded /),
    `pushfailing, ${messages.neverGood}`,
  ]);
  for (const advice of [messages.tasksText, messages.failingText, messages.unmadeText, messages.unmailedText])
    expect(screen.getByText(advice)).toBeDefined();
  for (const advice of [messages.ofThreeDaysText, messages.versionsText, messages.withoutTasks, messages.filesApart])
    expect(screen.getByText(advice)).toBeDefined();
});
