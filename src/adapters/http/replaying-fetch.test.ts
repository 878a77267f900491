import { describe, expect, it } from 'vitest';
import { createRecordingFetch } from './recording-fetch';
import { createReplayingFetch } from './replaying-fetch';

const inside = 'http://first-view.internal';
const outside = 'https://tarakki.example';

const ask = (url: string, init: RequestInit = {}) => new Request(url, init);

function aWire(answers: Readonly<Record<string, () => Response>>) {
  const asked: string[] = [];
  return {
    asked,
    fetch: async ({ method, url }: Request) => {
      const { pathname, search } = new URL(url);
      asked.push(`${method} ${pathname}${search}`);
      return answers[pathname]?.() ?? Response.json({ fresh: true });
    },
  };
}

/** Never resolves. */
const never = () => new Promise<void>(() => undefined);

async function read(response: Response) {
  return { status: response.status, type: response.headers.get('content-type'), body: await response.text() };
}

describe('what the server recorded', () => {
  const wire = () =>
    aWire({
      '/feed': () => Response.json({ items: [] }),
      '/gone': () => Response.json({ code: 'post_not_found' }, { status: 404 }),
      '/nothing': () => new Response(null, { status: 204 }),
    });

  it('is every read with status, type and body, the first answer where it was read twice; never a write', async () => {
    let count = 0;
    const { fetch } = aWire({ '/count': () => Response.json({ count: ++count }) });
    const recording = createRecordingFetch(fetch);
    const first = await recording.fetch(ask(`${inside}/count?x=1`));
    await recording.fetch(ask(`${inside}/count?x=1`));
    await recording.fetch(ask(`${inside}/count`, { method: 'POST', body: '{}' }));
    expect(await first.json()).toEqual({ count: 1 });
    expect(recording.answers()).toEqual({
      'GET /count?x=1': { status: 200, contentType: 'application/json', body: '{"count":1}' },
    });
  });

  it('leaves a lost request to its caller', async () => {
    const recording = createRecordingFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(recording.fetch(ask(`${inside}/feed`))).rejects.toThrow('Failed to fetch');
    expect(recording.answers()).toEqual({});
  });

  it.each([
    ['a list', '/feed', { status: 200, type: 'application/json', body: '{"items":[]}' }],
    ['a refusal', '/gone', { status: 404, type: 'application/json', body: '{"code":"post_not_found"}' }],
    ['nothing', '/nothing', { status: 204, type: null, body: '' }],
  ])('answers the browser once and without the wire: %s', async (_name, path, wanted) => {
    const recording = createRecordingFetch(wire().fetch);
    await recording.fetch(ask(inside + path));
    const inlined = JSON.parse(JSON.stringify(recording.answers()));
    const browser = wire();
    const replaying = createReplayingFetch(browser.fetch, never);
    replaying.remember(inlined);
    expect(await read(await replaying.fetch(ask(outside + path)))).toEqual(wanted);
    expect(browser.asked).toEqual([]);
    await replaying.fetch(ask(outside + path));
    expect(browser.asked).toEqual([`GET ${path}`]);
  });
});

describe('a replaying fetch', () => {
  const recorded = { 'GET /feed?limit=20': { status: 200, contentType: 'application/json', body: '{}' } };

  it.each([
    ['another query', ask(`${outside}/feed?limit=10`)],
    ['a write to the same address', ask(`${outside}/feed?limit=20`, { method: 'POST', body: '{}' })],
  ])('asks the wire for %s', async (_name, request) => {
    const { asked, fetch } = aWire({});
    const replaying = createReplayingFetch(fetch, never);
    replaying.remember(recorded);
    await replaying.fetch(request);
    expect(asked).toHaveLength(1);
  });

  it('asks the wire for everything once the first view is over', async () => {
    const { asked, fetch } = aWire({});
    const replaying = createReplayingFetch(fetch, never);
    const forget = replaying.remember(recorded);
    forget();
    await replaying.fetch(ask(`${outside}/feed?limit=20`));
    expect(asked).toEqual(['GET /feed?limit=20']);
  });

  it('does not answer a request that was cancelled, and keeps its answer', async () => {
    const { asked, fetch } = aWire({});
    const replaying = createReplayingFetch(fetch, never);
    replaying.remember(recorded);
    const url = `${outside}/feed?limit=20`;
    await expect(replaying.fetch(ask(url, { signal: AbortSignal.abort() }))).rejects.toThrow();
    await replaying.fetch(ask(url));
    expect(asked).toEqual([]);
  });
});

describe('answers that are on their way', () => {
  const answer = { status: 200, contentType: 'application/json', body: '{"from":"answers"}' };
  const recorded = { 'GET /feed': answer };

  function expecting() {
    const { asked, fetch } = aWire({});
    const waits: (() => void)[] = [];
    const replaying = createReplayingFetch(fetch, () => new Promise((resolve) => waits.push(resolve)));
    let bring: (answers: typeof recorded | Record<string, never>) => void = () => undefined;
    const coming = new Promise<typeof recorded | Record<string, never>>((resolve) => (bring = resolve));
    const forget = replaying.expect(() => coming);
    const endWaits = () => {
      for (const end of waits.splice(0)) end();
    };
    return { asked, replaying, forget, endWaits, bring: (answers: Parameters<typeof bring>[0]) => bring(answers) };
  }

  it('are waited for by reads, and not by writes', async () => {
    const { asked, replaying, bring } = expecting();
    const response = replaying.fetch(ask(`${outside}/feed`));
    await replaying.fetch(ask(`${outside}/feed`, { method: 'POST', body: '{}' }));
    expect(asked).toEqual(['POST /feed']);
    bring(recorded);
    expect((await read(await response)).body).toBe(answer.body);
    expect(asked).toEqual(['POST /feed']);
  });

  it('hold no read back for long, nor once they turn out to lack it', async () => {
    const slow = expecting();
    const response = slow.replaying.fetch(ask(`${outside}/feed`));
    slow.endWaits();
    await response;
    expect(slow.asked).toEqual(['GET /feed']);
    const empty = expecting();
    empty.bring({});
    await empty.replaying.fetch(ask(`${outside}/feed`));
    expect(empty.asked).toEqual(['GET /feed']);
  });

  it('hold reads back once together, not each one in turn', async () => {
    const { asked, replaying, endWaits } = expecting();
    const first = replaying.fetch(ask(`${outside}/feed`));
    endWaits();
    await first;
    await replaying.fetch(ask(`${outside}/jobs`));
    expect(asked).toEqual(['GET /feed', 'GET /jobs']);
  });

  it('are still replayed if they come after the wait', async () => {
    const { asked, replaying, endWaits, bring } = expecting();
    const first = replaying.fetch(ask(`${outside}/jobs`));
    endWaits();
    await first;
    bring(recorded);
    await Promise.resolve();
    expect((await read(await replaying.fetch(ask(`${outside}/feed`)))).body).toBe(answer.body);
    expect(asked).toEqual(['GET /jobs']);
  });

  it('send the waiting reads once they are forgotten', async () => {
    const { asked, replaying, forget } = expecting();
    const response = replaying.fetch(ask(`${outside}/feed`));
    forget();
    await response;
    expect(asked).toEqual(['GET /feed']);
  });

  it('are dropped if they come after they were forgotten', async () => {
    const { asked, replaying, forget, bring } = expecting();
    forget();
    bring(recorded);
    await Promise.resolve();
    await replaying.fetch(ask(`${outside}/feed`));
    expect(asked).toEqual(['GET /feed']);
  });

  it('are fetched once, by the first read', async () => {
    const { asked, fetch } = aWire({});
    const replaying = createReplayingFetch(fetch, never);
    let count = 0;
    replaying.expect(async () => {
      count += 1;
      return { ...recorded, 'GET /jobs': answer };
    });
    await replaying.fetch(ask(`${outside}/feed`, { method: 'POST', body: '{}' }));
    expect(count).toBe(0);
    await Promise.all(['/feed', '/jobs'].map((path) => replaying.fetch(ask(outside + path))));
    expect([count, asked]).toEqual([1, ['POST /feed']]);
  });

  it('leave a read that was cancelled meanwhile alone', async () => {
    const { asked, replaying } = expecting();
    const controller = new AbortController();
    const response = replaying.fetch(ask(`${outside}/feed`, { signal: controller.signal }));
    controller.abort();
    await expect(response).rejects.toThrow();
    expect(asked).toEqual([]);
  });
});
