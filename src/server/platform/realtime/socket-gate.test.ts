import { describe, expect, it } from 'vitest';
import { SocketGate } from './socket-gate';

describe('SocketGate', () => {
  it('lets so many sockets of one network stand open, and another when one has closed', () => {
    const gate = new SocketGate({ open: 2, triesPerMinute: 100, all: 3 }, () => 0);
    const close = gate.opened('2001:db8::1');
    gate.opened('2001:db8::2');
    expect(gate.admits('2001:db8::3')).toBe(false);
    expect(gate.admits('192.0.2.1')).toBe(true);
    gate.opened('192.0.2.1');
    expect(gate.admits('192.0.2.2')).toBe(false);
    close();
    expect(gate.admits('2001:db8::3')).toBe(true);
    expect(gate.admits('192.0.2.2')).toBe(true);
  });

  it('takes so many tries a minute, refused ones too', () => {
    let now = 60_000;
    const gate = new SocketGate({ open: 9, triesPerMinute: 2, all: 9 }, () => now);
    const tries = () => [1, 2, 3].map(() => gate.admits('192.0.2.1'));
    expect(tries()).toEqual([true, true, false]);
    expect(gate.admits('192.0.2.2')).toBe(true);
    now += 60_000;
    expect(tries()).toEqual([true, true, false]);
  });
});
