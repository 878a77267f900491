import { FakeSocket } from '@tests/support/fake-socket';
import { describe, expect, it } from 'vitest';
import { ConnectionStore } from '@/stores/kernel/realtime/connection.store';
import type { OpenSocket } from './own-connection';
import { ownConnections } from './own-connection';
import { SocketNotificationEvents } from './socket-notification-events';
import { SocketPostEvents } from './socket-post-events';
import { SocketRealtime } from './socket-realtime';

/** Records the listeners' events. Tests control the sockets. */
function aRealtime(open?: OpenSocket) {
  const sockets: FakeSocket[] = [];
  const moments = new Set<() => void>();
  const realtime = new SocketRealtime(
    ownConnections(
      open ??
        (async () => {
          const socket = new FakeSocket();
          sockets.push(socket);
          return FakeSocket.asSocket(socket);
        }),
      (listener) => {
        moments.add(listener);
        return () => moments.delete(listener);
      },
    ),
  );
  const heard: unknown[] = [];
  new SocketPostEvents(realtime).onPostAdded((post) => heard.push(post));
  new SocketNotificationEvents(realtime).onNotificationAdded((notification) => heard.push(notification));
  realtime.onMissed('session', () => heard.push('missed'));
  realtime.onFailed((message) => heard.push(message));
  const store = new ConnectionStore();
  store.follow(realtime);
  return { realtime, sockets, heard, moments, store };
}

describe('SocketRealtime', () => {
  it('tells that the connection is open, what the server sends, and that the connection is back', async () => {
    const { realtime, sockets, heard } = aRealtime();
    realtime.onOpened(() => heard.push('opened'));
    realtime.onMissed('document', () => heard.push('missed since the document'));
    realtime.connect();
    await Promise.resolve();
    const [socket] = sockets;
    socket?.emit('connect');
    socket?.receive('postAdded', { id: 'p' });
    socket?.receive('notificationAdded', { notificationId: 'n' });
    socket?.emit('disconnect', 'transport close');
    socket?.emit('connect');
    socket?.receive('eventsLost');
    socket?.emit('connect_error', new Error('refused'));
    socket?.emit('connect_error', new Error(''));
    expect(heard).toEqual([
      'opened',
      'missed since the document',
      { id: 'p' },
      { notificationId: 'n' },
      'opened',
      'missed since the document',
      'missed',
      'missed since the document',
      'missed',
      'refused',
      'Failed to connect',
    ]);
  });

  it('tells that the first connection has missed what happened since the page asked, if it could not be opened at first', async () => {
    const { realtime, sockets, heard } = aRealtime();
    realtime.connect('asha');
    await Promise.resolve();
    sockets[0]?.emit('connect_error', new Error('websocket error'));
    sockets[0]?.emit('connect');
    expect(heard).toEqual(['websocket error', 'missed']);
  });

  it('[API-SOCKET] tries again after the library gave up, at every moment until the connection is back, and tells so once', async () => {
    const { realtime, sockets, heard, moments } = aRealtime();
    realtime.connect();
    await Promise.resolve();
    const [socket] = sockets;
    socket?.emit('connect');
    expect([heard, moments.size]).toEqual([[], 0]);
    socket?.io.emit('reconnect_failed');
    for (const retry of moments) retry();
    socket?.io.emit('reconnect_failed');
    for (const retry of moments) retry();
    expect([socket?.tries, moments.size]).toEqual([2, 1]);
    socket?.emit('connect');
    expect([heard, moments.size]).toEqual([['missed'], 0]);
  });

  it('tries again after a server without its database refused it, and not where the library still tries', async () => {
    const { realtime, sockets, moments } = aRealtime();
    realtime.connect();
    await Promise.resolve();
    const [socket] = sockets;
    if (socket === undefined) throw new Error('No socket.');
    socket.emit('connect_error', new Error('websocket error'));
    expect(moments.size).toBe(0);
    socket.active = false;
    socket.emit('connect_error', new Error('not_ready'));
    for (const retry of moments) retry();
    expect([socket.tries, moments.size]).toEqual([1, 1]);
    socket.emit('connect');
    expect(moments.size).toBe(0);
  });

  it('tries no more once it is disconnected', async () => {
    const { realtime, sockets, moments } = aRealtime();
    realtime.connect();
    await Promise.resolve();
    sockets[0]?.io.emit('reconnect_failed');
    realtime.disconnect();
    expect(moments.size).toBe(0);
  });

  it('tells a user who is connected again that events are gone, and another user not', async () => {
    const { realtime, sockets, heard } = aRealtime();
    for (const user of ['asha', 'asha', 'ravi']) {
      realtime.connect(user);
      await Promise.resolve();
      sockets.at(-1)?.emit('connect');
    }
    expect(heard).toEqual(['missed']);
  });

  it('tells nobody who listens no more', async () => {
    const { realtime, sockets, heard } = aRealtime();
    const others: unknown[] = [];
    const cancel = realtime.on('postAdded', (post) => others.push(post));
    realtime.on('postAdded', (post) => others.push(post))();
    realtime.connect();
    await Promise.resolve();
    sockets[0]?.receive('postAdded', { id: 'p' });
    cancel();
    sockets[0]?.receive('postAdded', { id: 'q' });
    expect([heard, others]).toEqual([[{ id: 'p' }, { id: 'q' }], [{ id: 'p' }]]);
  });

  it('tells one who begins to listen while the connection is open', async () => {
    const { realtime, sockets } = aRealtime();
    realtime.connect();
    await Promise.resolve();
    const late: unknown[] = [];
    realtime.on('postAdded', (post) => late.push(post));
    sockets[0]?.receive('postAdded', { id: 'p' });
    expect(late).toEqual([{ id: 'p' }]);
  });

  it('tells nothing after it is disconnected, nor of the connection before the last', async () => {
    const { realtime, sockets, heard } = aRealtime();
    realtime.connect();
    await Promise.resolve();
    realtime.connect();
    await Promise.resolve();
    expect(sockets.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    sockets[0]?.receive('postAdded', { id: 'p' });
    realtime.disconnect();
    sockets[1]?.receive('postAdded', { id: 'p' });
    expect(sockets.map(({ isOpen }) => isOpen)).toEqual([false, false]);
    expect(heard).toEqual([]);
  });

  it('closes a socket that opens after its time', async () => {
    const { realtime, sockets } = aRealtime();
    realtime.connect();
    realtime.disconnect();
    await Promise.resolve();
    expect(sockets.map(({ isOpen }) => isOpen)).toEqual([false]);
  });
});

describe('the state of the connection', () => {
  async function connected() {
    const here = aRealtime();
    here.realtime.connect();
    await Promise.resolve();
    const [socket] = here.sockets;
    if (socket === undefined) throw new Error('No socket was opened.');
    socket.emit('connect');
    here.store.join('one');
    return { ...here, socket };
  }

  it('[ST-SOCKET-CONNECT] [ER-SOCKET-ERROR] follows the socket: an error is kept with its message until it connects', async () => {
    const { realtime, sockets, store } = aRealtime();
    expect(store).toMatchObject({ isConnected: false, connectionError: null, joinedRooms: [] });
    realtime.connect();
    await Promise.resolve();
    sockets[0]?.emit('connect_error', new Error('origin refused'));
    store.join('one');
    expect(store).toMatchObject({ isConnected: false, connectionError: 'origin refused', joinedRooms: [] });
    sockets[0]?.emit('connect');
    expect(store).toMatchObject({ isConnected: true, connectionError: null });
  });

  it('[ER-SOCKET-REJECT] says “Failed to connect” where no socket can be opened', async () => {
    const { realtime, store } = aRealtime(() => Promise.reject(new Error('The code did not come.')));
    realtime.connect();
    await expect.poll(() => store.connectionError).toBe('Failed to connect');
  });

  it('[ST-SOCKET-DISCONNECT] [ST-SOCKET-RECONNECT] has no rooms after a drop, and is connected again after it', async () => {
    const { socket, store } = await connected();
    expect(store).toMatchObject({ isConnected: true, joinedRooms: ['one'] });
    socket.emit('disconnect', 'transport close');
    expect(store).toMatchObject({ isConnected: false, joinedRooms: [] });
    socket.emit('connect');
    expect(store).toMatchObject({ isConnected: true, joinedRooms: [] });
  });

  it('[ST-SOCKET-CLEANUP] is empty after cleanup, which leaves the socket closed and without listeners', async () => {
    const { realtime, socket, store } = await connected();
    realtime.disconnect();
    expect(store).toMatchObject({ isConnected: false, joinedRooms: [] });
    expect([socket.isOpen, socket.listenerCount, socket.io.listenerCount, socket.anyListeners.size]).toEqual([
      false,
      0,
      0,
      0,
    ]);
  });
});
