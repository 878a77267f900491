import type { Socket } from 'socket.io-client';
import { describe, expect, it } from 'vitest';
import { SocketRealtime } from './socket-realtime';

type Listener = (value?: unknown) => void;

/** Listeners by event, as far as the adapter uses a socket. */
class FakeEvents {
  readonly #listeners = new Map<string, Listener>();

  on(event: string, listener: Listener): void {
    this.#listeners.set(event, listener);
  }

  off(): void {
    this.#listeners.clear();
  }

  removeAllListeners(): void {
    this.#listeners.clear();
  }

  emit(event: string, value?: unknown): void {
    this.#listeners.get(event)?.(value);
  }
}

class FakeSocket extends FakeEvents {
  readonly io = new FakeEvents();
  isOpen = true;

  disconnect(): void {
    this.isOpen = false;
  }
}

/** A realtime with what its listeners heard, over sockets that a test holds. */
function aRealtime() {
  const sockets: FakeSocket[] = [];
  const realtime = new SocketRealtime(async () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket as unknown as Socket;
  });
  const heard: unknown[] = [];
  realtime.onPostAdded((post) => heard.push(post));
  realtime.onNotificationAdded((notification) => heard.push(notification));
  realtime.onReconnected(() => heard.push('reconnected'));
  realtime.onFailed((message) => heard.push(message));
  return { realtime, sockets, heard };
}

describe('SocketRealtime', () => {
  it('tells what the server sends, and that the connection is back', async () => {
    const { realtime, sockets, heard } = aRealtime();
    realtime.connect();
    await Promise.resolve();
    const [socket] = sockets;
    socket?.emit('postAdded', { id: 'p' });
    socket?.emit('notificationAdded', { notificationId: 'n' });
    socket?.io.emit('reconnect');
    socket?.emit('connect_error', new Error('refused'));
    socket?.emit('connect_error', new Error(''));
    expect(heard).toEqual([{ id: 'p' }, { notificationId: 'n' }, 'reconnected', 'refused', 'Failed to connect']);
  });

  it('tells nobody who listens no more', async () => {
    const { realtime, sockets, heard } = aRealtime();
    const others: unknown[] = [];
    realtime.onPostAdded((post) => others.push(post))();
    realtime.connect();
    await Promise.resolve();
    sockets[0]?.emit('postAdded', { id: 'p' });
    expect([heard, others]).toEqual([[{ id: 'p' }], []]);
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
