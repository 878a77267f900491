import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { inProcessFetch } from './in-process-fetch';

const visitor = { cookie: '', userAgent: 'test', address: '127.0.0.1' };

describe('requests of the process to itself', () => {
  it('are answered while the server closes, so that a page that is being made then is whole', async () => {
    const app = fastify({ return503OnClosing: false, forceCloseConnections: 'idle' });
    let begun: () => void = () => undefined;
    let goOn: () => void = () => undefined;
    const isBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const isClosing = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    app.get('/part', async () => ({ of: 'the page' }));
    app.get('/page', async () => {
      begun();
      await isClosing;
      const answer = await inProcessFetch(app, 'http://localhost', visitor)('/part');
      return { status: answer.status, part: await answer.json() };
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const asked = fetch(`${app.listeningOrigin}/page`, { headers: { connection: 'close' } });
    await isBegun;
    const closed = app.close();
    await expect.poll(() => app.server.listening).toBe(false);
    goOn();
    const page = await asked;
    expect(await page.json()).toEqual({ status: 200, part: { of: 'the page' } });
    await closed;
  });
});
