import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { aComplaint } from '@tests/support/a-complaint';
import { anOffer } from '@tests/support/an-offer';
import { aPng } from '@tests/support/pictures';
import { run, select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { Random } from '@/server/demo/random';
import { MemoryFiles } from '@/server/platform/files/memory-files';
import { StoredFiles } from '@/server/platform/files/stored-files';
import { integer, text, uuid } from '@/server/platform/sql-types';
import { KINDS } from '../red-team/contributions';
import type { Client } from './harness/client';
import { describeOnDatabases } from './harness/describe-on-databases';
import { documentOf } from './harness/first-view-of';
import type { World } from './harness/world';
import { post, startWorld } from './harness/world';

const WAIT_MS = 20;
const UUID_LENGTH = 36;
const RANDOM_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
/** Maximum cost of unknown options relative to plain lists; it was forty. */
const MOST_COST = 2.5;
const ORIGIN = 'https://tarakki.example';

/** Rebuilt attacks that once succeeded; others are in planted-cards.test.ts and planted-accounts.test.ts. */
describeOnDatabases('an attack that once succeeded', (on) => {
  const files = new MemoryFiles();
  let world: World;
  beforeAll(async () => {
    world = await startWorld(on, { config: { trustedProxies: 1 }, files });
  });
  afterAll(() => world.stop());

  it('finds no size of a data copy beside the number of posts, and nothing after the download', async () => {
    const { database } = world.server;
    const copies: { readonly id: string; readonly person: Awaited<ReturnType<World['writer']>> }[] = [];
    for (const posts of [1, 4, 9]) {
      const person = await world.writer();
      const random = new Random(`posts ${posts}`);
      for (let written = 0; written < posts; written += 1)
        await post(person, { content: `${random.uuid()} `.repeat(50) });
      const { exportId } = (await person.post('/api/user/user/exports', undefined)).body;
      for (;;) {
        const { items } = (await person.get('/api/user/user/exports')).body;
        if (items.every(({ state }: { readonly state: string }) => state === 'ready')) break;
        await pause(WAIT_MS);
      }
      copies.push({ id: exportId, person });
    }
    const sizes = `select octet_length(content) as bytes, octet_length((to_jsonb(e) - 'content')::text) as others from identity.data_exports e`;
    const rows = await select(database, { bytes: integer, others: integer }, sizes);
    expect(rows).toHaveLength(3);
    expect(new Set(rows.map(({ bytes }) => bytes)).size).toBe(1);
    expect(new Set(rows.map(({ others }) => others)).size).toBe(1);
    for (const { id, person } of copies) {
      // It would use the copy up.
      expect((await person.call('HEAD', `/download/export/${id}`)).status).toBeGreaterThanOrEqual(400);
      expect((await person.get(`/download/export/${id}`)).status).toBe(200);
    }
    expect(await select(database, { bytes: integer }, sizes)).toEqual([]);
  });

  it('finds no role in a job alert, and no length that tells one', async () => {
    const roles = ['Nurse', 'Senior Software Engineer', 'Engineering Manager'];
    for (const role of roles) {
      const person = await world.reader();
      expect((await person.post('/api/jobs/jobs/alerts', { ...ALERT, designations: [role] })).status).toBeLessThan(300);
    }
    const all = `select octet_length(wish_seal) as bytes, encode(wish_seal, 'escape') || to_jsonb(a)::text as row from identity.job_alerts a`;
    const rows = await select(world.server.database, { bytes: integer, row: text }, all);
    expect(rows).toHaveLength(roles.length);
    expect(new Set(rows.map(({ bytes }) => bytes)).size).toBe(1);
    expect(rows.filter(({ row }) => /nurse|engineer/i.test(row))).toEqual([]);
  });

  it('finds no pay of an offer finer than the screen shows in any answer, page or table', async () => {
    const writer = await world.writer();
    const offers = [
      anOffer({ fixed: 1_234_567, variable: 43_219 }),
      anOffer({ fixed: 1_876_543, joiningBonus: 12_345_678 }),
    ];
    const salaryIds: number[] = [];
    for (const offer of offers)
      salaryIds.push((await writer.post('/api/feed/v1/salary', offer, { 'idempotency-key': randomUUID() })).body.id);
    const postId = await post(writer, { salaryIds });
    const { database } = world.server;
    const ballots = 'select options::text as stored from content.ballots where post_id = $1';
    const [ballot] = await select(database, { stored: text }, ballots, postId);
    const [seen, page] = [
      await world.guest().get(`/api/feed/v1/feed/${postId}`),
      await documentOf(world, `/p/${postId}`),
    ];
    const all = [ballot?.stored ?? '', JSON.stringify(seen.body), page];
    expect(all.map((place) => /fixed[\\"]*: ?1230000/.test(place))).toEqual([true, true, true]);
    const exact = (place: string) => place.match(/1234567|43219|1876543|12345678/g);
    expect(all.flatMap((place) => exact(place) ?? [])).toEqual([]);
  });

  it('asks for 300 lists of colleges with unknown options together, and every one and the health of the server are answered', async () => {
    const { database, origin } = world.server;
    const many = `insert into catalog.colleges (id, name, city)
      select n, 'College ' || n, 'City ' || n % 40 from generate_series(10000, 10600) n`;
    await run(database, many);
    const flood = async (queryOf: (number: number) => string) => {
      const from = performance.now();
      let isOver = false;
      const all = Promise.all(
        Array.from({ length: 300 }, async (_none, number) => {
          const list = `${origin}/api/dropdown/dropdown/colleges?${queryOf(number)}`;
          const { status } = await fetch(list, { headers: { appid: '999', systemid: 'AB_WEB' } });
          return status;
        }),
      ).finally(() => {
        isOver = true;
      });
      while (!isOver) {
        expect((await fetch(`${origin}/healthz`)).status).toBe(200);
        await pause(WAIT_MS);
      }
      expect(new Set(await all)).toEqual(new Set([200]));
      return performance.now() - from;
    };
    const ofPages = await flood((number) => `limit=1&page=${number + 1}`);
    const ofUnknown = await flood((number) => `${['state', 'kind', 'ownership'][number % 3]}=unknown-${number}`);
    expect(ofUnknown).toBeLessThan(ofPages * MOST_COST);
  });

  it('from a hundred networks of one rented prefix hides one picture a day and counts one share', async () => {
    const client = await world.writer();
    const person = { client, email: '', workEmail: '', name: '', told: new Set<string>() };
    for (const number of [1, 2, 3])
      await KINDS.photo?.({ person, companyName: 'Vaayuna Technologies', random: new Random(`${number}`), posts: [] });
    const postId = await post(client);
    const photos = await select(world.server.database, { id: uuid }, 'select id from research.photos order by id');
    const hidden: boolean[] = [];
    const shares = new Set<number>();
    for (let network = 0; network < 100; network += 1) {
      const from = { 'x-forwarded-for': `2001:db8:7:${network.toString(16)}::9` };
      const address = `${ORIGIN}/photos/vaayuna-technologies-photos#photo-${photos[network % photos.length]?.id}`;
      if (network < photos.length) {
        const complaint = aComplaint('', { address, ground: 'INTIMATE' });
        hidden.push((await world.guest().post('/api/complaints/complaints', complaint, from)).body.isHidden);
      }
      const share = { resourceId: postId, resourceType: 'post', channel: 'copy' };
      shares.add((await world.guest().post('/api/feed/v1/share', share, from)).body.shares);
    }
    expect(hidden).toEqual([true, false, false]);
    expect([...shares]).toEqual([1]);
  });

  it('finds no key of a picture that waits for its post, and the picture in no cache and for no longer than a week', async () => {
    const [uploader, other] = [await world.writer(), await world.writer()];
    const upload = async (by: Client) =>
      (await by.call('POST', '/api/feed/v1/post/media', { body: aPng(40, 30) })).body;
    const pictures = [await upload(uploader), await upload(uploader), await upload(other)];
    const keys = pictures.map(({ fileKey }) => fileKey.slice(0, UUID_LENGTH));
    for (const key of keys) expect(key).toMatch(RANDOM_ID);
    expect(new Set(keys).size).toBe(keys.length);
    const [{ url }] = pictures;
    const { status, headers } = await world.guest().get(url);
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const answers = await Promise.all(['/api/feed/v3/feed', '/api/user/user/profile'].map((path) => other.get(path)));
    expect(answers.filter(({ body }) => JSON.stringify(body).includes(keys[0]))).toEqual([]);
    await new StoredFiles(world.server.database, files).purge(world.now() + 8 * DAY_MS);
    expect((await world.guest().get(url)).status).toBe(404);
  });
});

const ALERT = { preferences: { location: [], experience: [], employment: [], ctc: [] } };
