import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';

const overview = '/overview/vaayuna-technologies-overview';

describe('an address that has a better one', () => {
  it.each([
    ['/overview/vaayuna-technologies', overview],
    ['/overview/Vaayuna-Technologies-overview', overview],
    ['/OVERVIEW/vaayuna-technologies-OVERVIEW?campaign=x', `${overview}?campaign=x`],
    ['/Settings', '/settings'],
  ])('of %s is %s', async (given, better) => {
    const { app } = await startMemoryApp({ address: given });
    expect(app.movedTo()).toBe(better);
  });

  it.each([overview, `${overview}/`, '/overview/none-such-overview', '/', '/settings/', '/none-such'])(
    'is none for %s',
    async (given) => {
      const { app } = await startMemoryApp({ address: given });
      expect(app.movedTo()).toBeNull();
    },
  );

  it('replaces it in a running page', async () => {
    const { app, location, settle } = await startMemoryApp();
    location.entries.push('/overview/vaayuna-technologies?campaign=x');
    await app.arrive('/overview/vaayuna-technologies', '?campaign=x');
    await settle();
    expect(location.entries).toEqual(['/', `${overview}?campaign=x`]);
  });
});
