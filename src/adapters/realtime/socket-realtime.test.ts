import type { Socket } from 'socket.io-client';
import { describe, expect, it } from 'vitest';
import { SocketNotificationEvents } from './socket-notification-events';
import { SocketPostEvents } from './socket-post-events';
import { SocketRealtime } from './socket-realtime';

type Listener = (value?: unknown) => void;

/** Listeners by event, as far as the adapter uses a socket. */
class FakeEvents {
  #listeners: readonly (readonly [event: string, listener: Listener])[] = [];

  on(event: string, listener: Listener): void {
    this.#listeners = [...this.#listeners, [event, listener]];
  }

  off(event?: string, listener?: Listener): void {
    this.#listeners = this.#listeners.filter(
      (known) => event !== undefined && (known[0] !== event || known[1] !== listener),
    );
  }

  removeAllListeners(): void {
    this.#listeners = [];
  }

  emit(event: string, value?: unknown): void {
    for (const [name, listener] of this.#listeners) if (name === event) listener(value);
  }
}

class FakeSocket extends FakeEvents {
  readonly io = new FakeEvents();
  isOpen = true;
  tries = 0;

  disconnect(): void {
    this.isOpen = false;
  }

  connect(): void {
    this.tries += 1;
  }
}

/** A realtime with the events that its listeners received, over sockets that a test holds. */
function aRealtime() {
  const sockets: FakeSocket[] = [];
  const moments = new Set<() => void>();
  const realtime = new SocketRealtime(
    async () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as Socket;
    },
    (listener) => {
      moments.add(listener);
      return () => moments.delete(listener);
    },
  );
  const heard: unknown[] = [];
  new SocketPostEvents(realtime).onPostAdded((post) => heard.push(post));
  new SocketNotificationEvents(realtime).onNotificationAdded((notification) => heard.push(notification));
  realtime.onReconnected(() => heard.push('reconnected'));
  realtime.onFailed((message) => heard.push(message));
  return { realtime, sockets, heard, moments };
}

describe('SocketRealtime', () => {
  it('tells that the connection is open, what the server sends, and that the connection is back', async () => {
    const { realtime, sockets, heard } = aRealtime();
    realtime.onOpened(() => heard.push('opened'));
    realtime.connect();
    await Promise.resolve();
    const [socket] = sockets;
    socket?.emit('connect');
    socket?.emit('postAdded', { id: 'p' });
    socket?.emit('notificationAdded', { notificationId: 'n' });
    socket?.io.emit('reconnect');
    socket?.emit('connect_error', new Error('refused'));
    socket?.emit('connect_error', new Error(''));
    expect(heard).toEqual([
      'opened',
      { id: 'p' },
      { notificationId: 'n' },
      'reconnected',
      'refused',
      'Failed to connect',
    ]);
  });

  it('tries again after the library gave up, at every moment until the connection is back, and tells so once', async () => {
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
    expect([heard, moments.size]).toEqual([['reconnected'], 0]);
    socket?.io.emit('reconnect_failed');
    for (const retry of moments) retry();
    socket?.io.emit('reconnect');
    socket?.emit('connect');
    expect([heard, moments.size]).toEqual([['reconnected', 'reconnected'], 0]);
  });

  it('tries no more once it is disconnected', async () => {
    const { realtime, sockets, moments } = aRealtime();
    realtime.connect();
    await Promise.resolve();
    sockets[0]?.io.emit('reconnect_failed');
    realtime.disconnect();
    expect(moments.size).toBe(0);
  });

  it('tells nobody who listens no more', async () => {
    const { realtime, sockets, heard } = aRealtime();
    const others: unknown[] = [];
    const cancel = realtime.on('postAdded', (post) => others.push(post));
    realtime.on('postAdded', (post) => others.push(post))();
    realtime.connect();
    await Promise.resolve();
    sockets[0]?.emit('postAdded', { id: 'p' });
    cancel();
    sockets[0]?.emit('postAdded', { id: 'q' });
    expect([heard, others]).toEqual([[{ id: 'p' }, { id: 'q' }], [{ id: 'p' }]]);
  });

  it('tells one who begins to listen while the connection is open', async () => {
    const { realtime, sockets } = aRealtime();
    realtime.connect();
    await Promise.resolve();
    const late: unknown[] = [];
    realtime.on('postAdded', (post) => late.push(post));
    sockets[0]?.emit('postAdded', { id: 'p' });
    expect(late).toEqual([{ id: 'p' }]);
  });

  it('tells nothing after it is disconnected, nor of the connection before the last', async () => {
    const { realtime, sockets, heard } = aRealtime();
    realtime.connect();
    await Promise.resolve();
    realtime.connect();
    await Promise.resolve();
    expect(sockets.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    sockets[0]?.emit('postAdded', { id: 'p' });
    realtime.disconnect();
    sockets[1]?.emit('postAdded', { id: 'p' });
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
