import { startTestServer } from '@tests/support/test-server';
import { BROWSER } from '@tests/support/user-agents';
import { io } from 'socket.io-client';
import { afterEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '@/server/start-server';

/** Clients forge the beginning; the proxy appends the real address. */
const FORGED = ['203.0.113.1', '203.0.113.2, 10.0.0.1', '::1', '127.0.0.1, 127.0.0.1'];

let server: RunningServer;
afterEach(() => server.stop());

async function start(trustedProxies: number): Promise<void> {
  const limits = { login: 9, writes: 9, contributions: 9, reads: 2 };
  const socketLimits = { open: 9, triesPerMinute: 2, all: 9 };
  server = await startTestServer({ config: { trustedProxies, limits }, socketLimits });
}

async function readAs(forwarded: string): Promise<number> {
  const headers = { 'x-forwarded-for': forwarded, 'user-agent': BROWSER };
  return (await fetch(`${server.origin}/docs`, { headers })).status;
}

async function openSocketAs(forwarded: string): Promise<boolean> {
  const socket = io(server.origin, {
    path: '/ws/',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { origin: server.origin, 'x-forwarded-for': forwarded },
  });
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('connect_error', () => resolve(false));
  });
  socket.disconnect();
  return isOpen;
}

async function inTurn<Outcome>(forwarded: readonly string[], act: (header: string) => Promise<Outcome>) {
  const outcomes: Outcome[] = [];
  for (const header of forwarded) outcomes.push(await act(header));
  return outcomes;
}

describe('a forged X-Forwarded-For', () => {
  it('changes nothing without a trusted proxy, for requests and sockets', async () => {
    await start(0);
    expect(await inTurn(FORGED, readAs)).toEqual([200, 200, 429, 429]);
    expect(await inTurn(FORGED, openSocketAs)).toEqual([true, true, false, false]);
  });

  it('changes nothing before what the trusted proxy adds, for requests and sockets', async () => {
    await start(1);
    const first = FORGED.map((forged) => `${forged}, 198.51.100.7`);
    expect(await inTurn(first, readAs)).toEqual([200, 200, 429, 429]);
    expect(await readAs('198.51.100.7, 198.51.100.8')).toBe(200);
    expect(await inTurn(first, openSocketAs)).toEqual([true, true, false, false]);
    expect(await openSocketAs('198.51.100.7, 198.51.100.8')).toBe(true);
  });

  it('counts addresses of one IPv6 network as one client', async () => {
    await start(1);
    const network = ['2001:db8::1', '2001:db8:0:0:ffff::2', '2001:DB8::3', '2001:db8:0:1::4'];
    expect(await inTurn(network, readAs)).toEqual([200, 200, 429, 200]);
    expect(await inTurn(network, openSocketAs)).toEqual([true, true, false, true]);
  });
});
