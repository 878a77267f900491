import { randomUUID } from 'node:crypto';
import { aPng } from '@tests/support/pictures';
import { select } from '@tests/support/sql';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MemoryFiles } from '@/server/platform/files/memory-files';
import { StoredFiles } from '@/server/platform/files/stored-files';
import { Housekeeping } from '@/server/platform/housekeeping';
import { integer, text } from '@/server/platform/sql-types';
import { photosHousekeeping } from '@/server/services/research/photos/photos/housekeeping';
import { describeOnDatabases } from './harness/describe-on-databases';
import { exportOf } from './harness/export-of';
import type { Person, World } from './harness/world';
import { startWorld } from './harness/world';

const HOUR_MS = 3_600_000;

describeOnDatabases('photos by users', (on) => {
  const files = new MemoryFiles();
  let world: World;
  beforeAll(async () => {
    world = await startWorld(on, { files });
  });
  afterAll(() => world.stop());

  async function upload(person: Person, picture: Uint8Array = aPng(64, 48)) {
    const answer = await person.call('POST', '/api/photos/photo-files', { body: picture });
    expect(answer.status).toBe(201);
    return answer.body;
  }
  async function add(person: Person, change: object = {}, companyName = 'Vaayuna Technologies'): Promise<string> {
    const { fileKey } = await upload(person);
    const photos = [{ fileKey, album: 'canteen', caption: 'Canteen at noon' }];
    const body = { companyName, city: null, photos, referrer: '', campaign: '', ...change };
    const answer = await person.post('/api/photos/photos', body, { 'idempotency-key': randomUUID() });
    expect([answer.status, answer.body]).toEqual([201, { photos: 1 }]);
    return fileKey;
  }
  const rowsOf = (...fileKeys: readonly string[]) =>
    select(
      world.server.database,
      { row: text },
      'select to_jsonb(p)::text as row from research.photos p where file_key = any($1)',
      fileKeys,
    );
  const idOf = async (fileKey: string): Promise<string> => JSON.parse((await rowsOf(fileKey))[0]?.row ?? '{}').id;
  const clean = () => {
    const { database } = world.server;
    const housekeeping = new Housekeeping(world.now);
    housekeeping.add((now) => new StoredFiles(database, files).purge(now), photosHousekeeping(database));
    return housekeeping;
  };

  it('are encoded again in two sizes, and without what the camera wrote into them', async () => {
    const person = await world.user();
    const taken = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#c0ffee' } })
      .withExif({ IFD0: { Make: 'SecretCamera', ImageDescription: 'at home' } })
      .jpeg()
      .toBuffer();
    expect(taken.includes('SecretCamera')).toBe(true);
    const { url, previewUrl } = await upload(person, taken);
    const sizes = [
      [url, 1600, 800],
      [previewUrl, 800, 400],
    ] as const;
    for (const [path, width, height] of sizes) {
      const answer = await fetch(world.server.origin + path);
      const shown = Buffer.from(await answer.arrayBuffer());
      expect(shown.includes('SecretCamera')).toBe(false);
      const { format, exif, icc, xmp, ...rest } = await sharp(shown).metadata();
      expect({ format, exif, icc, xmp, width: rest.width, height: rest.height }).toEqual({
        format: 'webp',
        width,
        height,
      });
    }
  });

  it('of 40 MB are refused before they are read to the end', async () => {
    const person = await world.user();
    const answer = await person.call('POST', '/api/photos/photo-files', { body: new Uint8Array(40 * 1024 * 1024) });
    expect([answer.status, answer.body.code]).toEqual([413, 'body_too_large']);
  });

  it('say nothing in the database of who added them, nor that two are by one person, nor at what hour', async () => {
    const { authorship } = world.server;
    const person = await world.user('Charulata Contributor');
    const [one, other] = [await add(person), await add(person, {}, 'Neelgiri Textiles')];
    const rows = await rowsOf(one, other);
    expect(rows).toHaveLength(2);
    const persona = authorship.personaRef(person.userId);
    const refs = [persona, authorship.voterRef(persona), authorship.inboxRef(persona)].map((ref) =>
      ref.toString('hex'),
    );
    for (const secret of [person.userId, person.realName, ...refs])
      expect(rows.map(({ row }) => row).join('\n')).not.toContain(secret);
    const parsed = rows.map(({ row }) => JSON.parse(row));
    const values = parsed.flatMap(({ author_ref, author_seal }) => [author_ref, author_seal]);
    expect(new Set(values).size).toBe(4);
    for (const { created_at } of parsed) expect(new Date(created_at).toISOString()).toMatch(/T18:30:00\.000Z$/);
  });

  it('count the way that led to the form, and keep it with no photo', async () => {
    const person = await world.user();
    const key = await add(person, { referrer: '/photos/vaayuna-technologies-photos', campaign: 'photo_mail' });
    await add(person, { referrer: '/photos/vaayuna-technologies-photos', campaign: 'photo_mail' });
    const counted = await select(
      world.server.database,
      { referrer: text, campaign: text, contributions: integer },
      'select referrer, campaign, contributions from research.photo_arrivals',
    );
    expect(counted).toEqual([
      { referrer: '/photos/vaayuna-technologies-photos', campaign: 'photo_mail', contributions: 2 },
    ]);
    expect((await rowsOf(key))[0]?.row).not.toContain('photo_mail');
  });

  it('are in the copy of an account, and go with it, files too', async () => {
    const person = await world.user('Esha Eraser');
    const key = await add(person, {});
    const archive = await exportOf(world, person);
    expect(archive.get('company_photos.csv')?.toString()).toContain('Canteen at noon');
    const deletion = { confirmation: 'delete', contributions: 'erase' };
    expect((await person.post('/api/user/user/delete', deletion)).status).toBe(204);
    expect(await rowsOf(key)).toEqual([]);
    world.pass(2 * HOUR_MS);
    await clean().run();
    expect([await files.get(`media/${key}.webp`), await files.get(`media/${key}-s.webp`)]).toEqual([null, null]);
  });

  it('stay without a tie to anybody where their user wants that', async () => {
    const person = await world.user('Gauri Giver');
    const key = await add(person);
    const refOf = async () => JSON.parse((await rowsOf(key))[0]?.row ?? '{}').author_ref;
    const before = await refOf();
    const deletion = { confirmation: 'delete', contributions: 'unlink' };
    expect((await person.post('/api/user/user/delete', deletion)).status).toBe(204);
    expect(await refOf()).not.toBe(before);
  });

  it('that are deleted end an hour later, with their files, and can be restored until then', async () => {
    const person = await world.user();
    const [kept, gone] = [await add(person), await add(person)];
    for (const key of [kept, gone]) {
      expect((await person.call('DELETE', `/api/photos/photos/${await idOf(key)}`, {})).status).toBe(204);
    }
    await clean().run();
    expect((await person.post(`/api/photos/photos/${await idOf(kept)}/restoration`, undefined)).status).toBe(204);
    world.pass(2 * HOUR_MS);
    await clean().run();
    expect([(await rowsOf(kept)).length, (await rowsOf(gone)).length]).toEqual([1, 0]);
    world.pass(2 * HOUR_MS);
    await clean().run();
    expect(await files.get(`media/${gone}.webp`)).toBeNull();
    expect(await files.get(`media/${kept}.webp`)).not.toBeNull();
  });
});
