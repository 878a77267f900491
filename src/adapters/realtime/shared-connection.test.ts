import { FakeSocket } from '@tests/support/fake-socket';
import { afterEach, expect, it } from 'vitest';
import { ConnectionStore } from '@/stores/kernel/realtime/connection.store';
import { ownConnections } from './own-connection';
import { sharedConnections } from './shared-connection';
import { SocketRealtime } from './socket-realtime';

/** Locks that one page at a time can have. Other pages wait in order. */
class FakeLocks {
  readonly #queues = new Map<string, Promise<unknown>>();

  request(name: string, options: LockOptions, task: (lock: Lock | null) => unknown): Promise<unknown> {
    const before = this.#queues.get(name) ?? Promise.resolve();
    const turn = before.then(() => {
      if (options.signal?.aborted === true) throw new DOMException('aborted', 'AbortError');
      return task(null);
    });
    this.#queues.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  }
}

const pages: { realtime: SocketRealtime }[] = [];
afterEach(() => {
  for (const { realtime } of pages.splice(0)) realtime.disconnect();
});

function aBrowser() {
  const locks = new FakeLocks() as unknown as LockManager;
  const sockets: FakeSocket[] = [];
  const openPage = () => {
    const visits: { left: () => void; back: () => void }[] = [];
    const own = ownConnections(
      async () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return FakeSocket.asSocket(socket);
      },
      () => () => undefined,
    );
    const openChannel = (name: string) => new BroadcastChannel(name);
    const realtime = new SocketRealtime(
      sharedConnections(own, { locks, openChannel }, (visit) => {
        visits.push(visit);
        return () => void visits.splice(visits.indexOf(visit), 1);
      }),
    );
    const heard: string[] = [];
    realtime.onOpened(() => heard.push('opened'));
    realtime.onMissed('session', () => heard.push('missed'));
    realtime.onLost(() => heard.push('lost'));
    realtime.onSessionEnded(() => heard.push('session ended'));
    realtime.on('postAdded', ({ id }: { readonly id: string }) => heard.push(id));
    const page = {
      realtime,
      heard,
      leave: () => {
        for (const { left } of [...visits]) left();
      },
      comeBack: () => {
        for (const { back } of [...visits]) back();
      },
    };
    pages.push(page);
    return page;
  };
  const isOpen = () => sockets.map((socket) => socket.isOpen);
  const socketAt = async (at: number): Promise<FakeSocket> => {
    await expect.poll(() => sockets[at]?.anyListeners.size).toBe(1);
    const socket = sockets[at];
    if (socket === undefined) throw new Error('There is no such socket.');
    return socket;
  };
  return { openPage, isOpen, socketAt };
}

it('pages of one user share one socket, and a page that comes later learns that it is open', async () => {
  const { openPage, isOpen, socketAt } = aBrowser();
  const [first, second] = [openPage(), openPage()];
  first.realtime.connect('asha');
  second.realtime.connect('asha');
  const socket = await socketAt(0);
  socket.emit('connect');
  await expect.poll(() => second.heard).toEqual(['opened']);
  const third = openPage();
  third.realtime.connect('asha');
  await expect.poll(() => third.heard).toEqual(['opened']);
  socket.receive('postAdded', { id: 'p' });
  for (const { heard } of [first, second, third]) await expect.poll(() => heard).toEqual(['opened', 'p']);
  expect(isOpen()).toEqual([true]);
});

it('another page leads when the first one has gone, and tells all that events may be gone', async () => {
  const { openPage, isOpen, socketAt } = aBrowser();
  const [first, second, third] = [openPage(), openPage(), openPage()];
  for (const { realtime } of [first, second, third]) realtime.connect('asha');
  (await socketAt(0)).emit('connect');
  await expect.poll(() => third.heard).toEqual(['opened']);
  first.leave();
  const next = await socketAt(1);
  expect(isOpen()).toEqual([false, true]);
  next.emit('connect');
  for (const { heard } of [second, third]) {
    await expect.poll(() => heard).toEqual(['opened', 'lost', 'opened', 'missed']);
  }
  expect(first.heard).toEqual(['opened', 'lost']);
  first.comeBack();
  await expect.poll(() => first.heard).toEqual(['opened', 'lost', 'opened', 'missed']);
  expect(isOpen()).toEqual([false, true]);
});

it('[ST-SOCKET-CLEANUP] a page that is left closes its socket without listeners, and is in no room', async () => {
  const { openPage, socketAt } = aBrowser();
  const page = openPage();
  const store = new ConnectionStore();
  store.follow(page.realtime);
  page.realtime.connect('asha');
  const socket = await socketAt(0);
  socket.emit('connect');
  store.join('one');
  expect(store.joinedRooms).toEqual(['one']);
  page.leave();
  expect(store).toMatchObject({ isConnected: false, joinedRooms: [] });
  expect([socket.isOpen, socket.listenerCount, socket.io.listenerCount, socket.anyListeners.size]).toEqual([
    false,
    0,
    0,
    0,
  ]);
});

it('pages of different users share nothing', async () => {
  const { openPage, socketAt } = aBrowser();
  const [asha, ravi] = [openPage(), openPage()];
  asha.realtime.connect('asha');
  (await socketAt(0)).emit('connect');
  ravi.realtime.connect('ravi');
  const other = await socketAt(1);
  other.emit('connect');
  other.receive('postAdded', { id: 'r' });
  await expect.poll(() => ravi.heard).toEqual(['opened', 'r']);
  expect(asha.heard).toEqual(['opened']);
});

it('every page learns that the session has ended, and that the connection was lost', async () => {
  const { openPage, socketAt } = aBrowser();
  const [first, second] = [openPage(), openPage()];
  for (const { realtime } of [first, second]) realtime.connect('asha');
  const socket = await socketAt(0);
  socket.emit('connect');
  await expect.poll(() => second.heard).toEqual(['opened']);
  socket.emit('disconnect', 'io server disconnect');
  for (const { heard } of [first, second]) await expect.poll(() => heard).toEqual(['opened', 'lost', 'session ended']);
});
