import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answered } from './harness/client';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { Person, World } from './harness/world';
import { comment, post, startWorld } from './harness/world';

const REVIEWS = '/api/review/reviews?company=vaayuna-technologies';
const SAVED = '/api/feed/v1/community';

describeOnDatabases('answers that shared caches may keep', (on) => {
  let world: World;
  let writer: Person;
  let url: string;
  beforeAll(async () => {
    world = await startWorld(on);
    writer = await world.writer();
    url = `/api/feed/v1/feed/${await post(writer)}`;
  });
  afterAll(() => world.stop());

  const said = ({ status, headers }: Answered) => [status, headers.get('cache-control'), headers.get('etag') !== null];
  const tagOf = ({ headers }: Answered): string => headers.get('etag') ?? '';
  const asUser = [200, 'private, no-store', false];

  it('have a version, which is not sent again until it changes', async () => {
    const guest = world.guest();
    const first = await guest.get(url);
    expect(said(first)).toEqual([200, 'public, max-age=0, s-maxage=1', true]);
    for (const tag of [tagOf(first), tagOf(first).replace('W/', ''), `"other", ${tagOf(first)}`, '*']) {
      const again = await world.guest().get(url, { 'if-none-match': tag });
      expect([again.status, again.body, tagOf(again)]).toEqual([304, null, tagOf(first)]);
      expect(again.headers.get('vary')).toBe(first.headers.get('vary'));
      expect(again.headers.get('content-type')).toBeNull();
    }
    expect((await guest.get(url, { 'if-none-match': '"other"' })).body).toEqual(first.body);
    await comment(writer, url.split('/').at(-1) ?? '');
    const changed = await guest.get(url, { 'if-none-match': tagOf(first) });
    expect(said(changed)).toEqual(said(first));
    expect(tagOf(changed)).not.toBe(tagOf(first));
    expect(changed.body).not.toEqual(first.body);
  });

  it('are kept for a minute where no post shows', async () => {
    expect(said(await world.guest().get(REVIEWS))).toEqual([200, 'public, max-age=0, s-maxage=60', true]);
  });

  it('are never those of a session, not even an ended one, whatever version it names', async () => {
    const tag = tagOf(await world.guest().get(SAVED));
    const forged = { AT: 'A'.repeat(43), RT: 'B'.repeat(43) };
    for (const headers of [{}, { 'if-none-match': tag }, { 'if-none-match': '*' }]) {
      for (const client of [writer, await world.user()]) expect(said(await client.get(SAVED, headers))).toEqual(asUser);
      for (const name of ['AT', 'RT'] as const) {
        const ended = world.guest();
        ended.cookies.set(name, forged[name]);
        expect(said(await ended.get(SAVED, headers))).toEqual(asUser);
      }
    }
  });

  it('are not those to what somebody types', async () => {
    for (const typed of ['/api/search/search/suggest?q=infosys', `${REVIEWS}&q=notice`])
      expect(said(await world.guest().get(typed))).toEqual(asUser);
  });

  it('are told apart by cookies', async () => {
    for (const encoding of ['identity', 'br']) {
      const { headers } = await world.guest().get(SAVED, { 'accept-encoding': encoding });
      expect(headers.get('vary')).toBe('cookie, accept-encoding');
    }
  });

  it('are no refusals, no secrets, and nothing that is kept from crawlers', async () => {
    const guest = world.guest();
    const complaint = '/api/complaints/complaints/8c1f0a52-8f0e-4d0e-8a55-0a5d8f4b2c77';
    const refusals = [complaint, '/api/feed/v1/feed/8c1f0a52-8f0e-4d0e-8a55-0a5d8f4b2c77', `${SAVED}?other=1`];
    for (const refused of refusals)
      expect((await guest.get(refused, { 'if-none-match': '*' })).headers.get('cache-control')).toBe(
        'private, no-store',
      );
    expect(said(await guest.get('/api/company/companies/filters', { 'if-none-match': '*' }))).toEqual(asUser);
  });
});
