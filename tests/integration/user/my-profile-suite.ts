import { aPng } from '@tests/support/pictures';
import { insertRow, run, select } from '@tests/support/sql';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import type { MemoryFiles } from '@/server/platform/files/memory-files';
import { bytes, text } from '@/server/platform/sql-types';
import { aJob, studies } from '../../contract/rules/experiences.cases';
import type { Client } from '../harness/client';
import type { Person, World } from '../harness/world';

const V3 = '/api/user/v3/user';

export function myProfileSuite(world: () => World, files: MemoryFiles): void {
  const write = async (person: Person, method: string, path: string, body?: unknown) =>
    person.call(method, path, { body });
  const upload = (person: Person, photo: Uint8Array) => write(person, 'POST', '/api/user/user/profile-photo', photo);

  /** Requests an image like a browser: cookies, but no service headers. */
  async function image(client: Client, path: string, headers: Readonly<Record<string, string>> = {}) {
    const { origin } = world().server;
    return fetch(origin + path, { headers: { cookie: client.cookies.header, ...headers } });
  }

  it.each(['v1', 'v2', 'v3'])(
    '[API-USER-WORKEXP] [API-USER-EDUCATION] entries are added, changed and deleted in %s',
    async (version) => {
      const user = await world().user();
      for (const [name, entry] of Object.entries({ 'work-experience': aJob, education: studies })) {
        const path = `/api/user/${version}/user/${name}`;
        const { id } = (await write(user, 'POST', path, entry)).body;
        expect((await write(user, 'PUT', `${path}/${id}`, entry)).status).toBe(200);
        expect((await user.get(path)).body).toMatchObject([{ id }]);
        expect((await write(user, 'DELETE', `${path}/${id}`)).status).toBe(204);
        expect((await user.get(path)).body).toEqual([]);
      }
    },
  );

  describe('a photo', () => {
    it('is encoded again: square, upright, WebP, and without what the camera wrote into it', async () => {
      const user = await world().user();
      const taken = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c0ffee' } })
        .withExif({ IFD0: { Make: 'SecretCamera', ImageDescription: 'at home' } })
        .jpeg()
        .toBuffer();
      expect(taken.includes('SecretCamera')).toBe(true);
      const { body } = await upload(user, taken);
      const shown = Buffer.from(await (await image(user, body.photoUrl)).arrayBuffer());
      expect(shown.includes('SecretCamera')).toBe(false);
      const { format, width, height, exif, icc, xmp } = await sharp(shown).metadata();
      expect({ format, width, height, exif, icc, xmp }).toEqual({ format: 'webp', width: 512, height: 512 });
    });

    it('is served to its user’s browser only, and not kept by any cache', async () => {
      const [user, other] = [await world().user(), await world().writer()];
      const { photoUrl } = (await upload(user, aPng(64, 64))).body;
      const answer = await image(user, photoUrl);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(answer.headers.get('cache-control')).toBe('private, no-cache');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
      const again = await image(user, photoUrl, { 'if-none-match': answer.headers.get('etag') ?? '' });
      expect([again.status, await again.text()]).toEqual([304, '']);
      for (const client of [other, world().guest()]) expect((await image(client, photoUrl)).status).toBe(404);
      for (const path of ['/photos/nothing.webp', '/photos/..%2f..%2fetc%2fpasswd.webp']) {
        expect((await image(user, path)).status).toBe(404);
      }
    });

    it('leaves no file behind: replaced, taken away, and with its user', async () => {
      const user = await world().user();
      const first = (await upload(user, aPng(64, 64))).body.photoUrl.slice(1);
      const second = (await upload(user, aPng(32, 64))).body.photoUrl.slice(1);
      expect([await files.get(first), await files.get(second)]).toEqual([null, expect.any(Buffer)]);
      await write(user, 'DELETE', '/api/user/user/profile-photo');
      expect(await files.get(second)).toBeNull();
      const third = (await upload(user, aPng(64, 32))).body.photoUrl.slice(1);
      const { database } = world().server;
      await run(database, 'delete from identity.users where id = $1', user.userId);
      const unused = await select(database, { key: text }, 'select key from platform.unused_files');
      expect(unused).toEqual([{ key: third }]);
    });
  });

  describe('work experience and education', () => {
    it('[EM-EDUCATION] [EM-COURSE-MODE] have three degrees and three course modes', () => {
      const { schemas } = serviceDocuments.user.components ?? {};
      expect(schemas?.Degree?.enum).toEqual(['Doctorate/PHD', 'Masters/Post graduation', 'Graduation/Diploma']);
      expect(schemas?.CourseMode?.enum).toEqual(['fulltime', 'parttime', 'correspondence']);
    });

    it('are sealed: the database alone says nothing of them', async () => {
      const user = await world().user();
      await write(user, 'POST', `${V3}/work-experience`, aJob);
      await write(user, 'POST', `${V3}/education`, studies);
      const rows = await select(
        world().server.database,
        { entry_seal: bytes },
        'select entry_seal from identity.experiences where user_id = $1',
        user.userId,
      );
      expect(rows).toHaveLength(2);
      for (const { entry_seal } of rows) expect(entry_seal.toString('latin1')).not.toMatch(/Vaayuna|Kaveri|2020/);
    });

    it('name the logo of a company that has one, whatever its case', async () => {
      const user = await world().user();
      const { database } = world().server;
      await run(database, "update catalog.companies set logo = 'vaayuna' where name = 'Vaayuna Technologies'");
      const { body } = await write(user, 'POST', `${V3}/work-experience`, {
        ...aJob,
        companyName: 'VAAYUNA technologies',
      });
      expect(body.logo).toBe('vaayuna');
      await run(database, "update catalog.companies set logo = null where name = 'Vaayuna Technologies'");
    });

    it('stay 50 when two are added at once', async () => {
      const user = await world().user();
      const { database, authorship } = world().server;
      for (let index = 0; index < 49; index += 1) {
        await insertRow(database, 'identity.experiences', {
          id: crypto.randomUUID(),
          user_id: user.userId,
          kind: 'work',
          entry_seal: authorship.sealJson(Buffer.from(user.userId), aJob),
        });
      }
      const answers = await Promise.all([1, 2, 3].map(() => write(user, 'POST', `${V3}/work-experience`, aJob)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
    });
  });
}
