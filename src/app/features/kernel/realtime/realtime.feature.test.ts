import { startMemoryApp } from '@tests/support/memory-app';
import { replaceCall } from '@tests/support/replace-call';
import { expect, it } from 'vitest';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import { ReportRecords } from '@/adapters/memory/trust/reports/report-records';
import { SessionKey } from '@/stores/account/session/keys';
import { ConnectionKey } from '@/stores/kernel/realtime/keys';

it('a connection that cannot be opened is logged, without a toast', async () => {
  const { realtime, world, toasts, settle } = await startMemoryApp();
  expect(realtime.isConnected).toBe(true);
  realtime.breakDown('refused');
  await settle();
  expect(world.records(ReportRecords).all).toMatchObject([
    { report: { error: 'The realtime connection failed: refused', type: 'realtime', level: 'warning' } },
  ]);
  expect(toasts.shown).toEqual([]);
});

it('the state follows the connection', async () => {
  const { realtime, store } = await startMemoryApp();
  realtime.disconnect();
  realtime.connect();
  expect(store(ConnectionKey).isConnected).toBe(true);
  realtime.disconnect();
  expect(store(ConnectionKey).isConnected).toBe(false);
});

it('a connection that the server closed is opened again for a session that is in force, after 300 ms', async () => {
  const { realtime, line, time, settle } = await startMemoryApp({ as: 'reader' });
  const before = line.countOf('getProfile');
  realtime.cut();
  time.advance(299);
  await settle();
  expect([realtime.isConnected, line.countOf('getProfile')]).toEqual([false, before]);
  time.advance(1);
  await settle();
  expect([realtime.isConnected, line.countOf('getProfile')]).toEqual([true, before + 1]);
});

it('another user has one new connection, also where the change takes two steps', async () => {
  const { realtime, store, browser, world, time } = await startMemoryApp({ as: 'reader' });
  const connected: (string | null)[] = [];
  const connect = realtime.connect.bind(realtime);
  replaceCall(realtime, 'connect', (userId = null) => {
    connected.push(userId);
    connect(userId);
  });
  const ravi = world.records(UserRecords).add('Ravi Menon', 'ravi@vaayuna.example');
  browser.signIn(ravi);
  await store(SessionKey).checkUser();
  time.advance(0);
  expect(connected).toEqual([ravi.id]);
});
