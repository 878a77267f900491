import { describe, expect, it } from 'vitest';
import { ServerAddress } from './server-address';

describe('ServerAddress', () => {
  it('knows a free port once it listens', () => {
    const address = new ServerAddress(null, 0);
    address.listensOn({ address: '127.0.0.1', family: 'IPv4', port: 4321 });
    expect(address.origin).toBe('http://localhost:4321');
    expect(address.origins).toEqual(['http://localhost:4321', 'http://127.0.0.1:4321', 'http://[::1]:4321']);
    expect(address.ownAddress).toBe('http://127.0.0.1:4321');
  });

  it('writes an origin as browsers do, without the usual port', () => {
    expect(new ServerAddress(null, 80).origins[0]).toBe('http://localhost');
  });

  it('answers one public origin and reaches itself all the same', () => {
    const address = new ServerAddress('https://tarakki.example', 3000);
    address.listensOn({ address: '0.0.0.0', family: 'IPv4', port: 3000 });
    expect([address.origin, address.origins]).toEqual(['https://tarakki.example', ['https://tarakki.example']]);
    expect(address.ownAddress).toBe('http://127.0.0.1:3000');
  });

  it('puts an IPv6 address into brackets', () => {
    const address = new ServerAddress(null, 3000);
    address.listensOn({ address: '::1', family: 'IPv6', port: 3000 });
    expect(address.ownAddress).toBe('http://[::1]:3000');
  });
});
