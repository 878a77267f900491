import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { temporaryFolders } from '@tests/support/temporary-folders';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { joinScripts, registerJoinedScripts } from './joined-scripts';

const CLIENT = '/static/js/client.0a.js';
const later = (...ids: readonly string[]): readonly string[] => ids.map((id) => `/static/js/async/${id}.5f.js`);

describe('the scripts that a document names', () => {
  it('are one for all that come later, in one order, before the others', () => {
    expect(joinScripts([...later('b', 'a3', 'b'), CLIENT])).toEqual(['/static/js/joined/a3+b.5f.js', CLIENT]);
  });

  it('stay as they are where there is nothing to join', () => {
    const sets = [[CLIENT], [...later('a'), CLIENT], [...later('a'), '/static/js/async/b.60.js', CLIENT], ['/dev.js']];
    for (const scripts of sets) expect(joinScripts(scripts)).toEqual(scripts);
  });
});

describe('a joined script', () => {
  const makeFolder = temporaryFolders('joined');
  let app: FastifyInstance;

  beforeAll(() => {
    const folder = makeFolder();
    mkdirSync(join(folder, 'static/js/async'), { recursive: true });
    for (const id of ['a', 'b']) writeFileSync(join(folder, `static/js/async/${id}.5f.js`), `${id}()`);
    writeFileSync(join(folder, 'static/js/async/a.5f.js.map'), '{}');
    app = fastify();
    registerJoinedScripts(app, folder);
  });

  const ask = (name: string, encoding = '') =>
    app.inject({ url: `/static/js/joined/${name}`, headers: { 'accept-encoding': encoding } });

  it('holds each, packed as the browser takes it, and may be kept for ever', async () => {
    const plain = await ask('a+b.5f.js');
    expect(plain.body).toBe('a()\nb()');
    expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const round of [1, 2]) {
      const [br, gz] = [await ask('a+b.5f.js', 'gzip, br'), await ask('a+b.5f.js', 'gzip')];
      expect([round, br.headers['content-encoding'], gz.headers['content-encoding']]).toEqual([round, 'br', 'gzip']);
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe('a()\nb()');
      expect(gunzipSync(gz.rawPayload).toString()).toBe('a()\nb()');
    }
  });

  it('of something else than files of one build, each once and in order, is nothing', async () => {
    const names = ['a+c.5f.js', 'a+b.60.js', 'b+a.5f.js', 'a+a.5f.js', 'a.5f.js', 'a+b.5f.js.map', 'a+..%2Fb.5f.js'];
    for (const name of names) {
      const answer = await ask(name);
      expect([name, answer.statusCode]).toEqual([name, 404]);
    }
    const many = Array.from({ length: 41 }, (_, place) => `x${place + 10}`).join('+');
    expect((await ask(`${many}.5f.js`)).statusCode).toBe(404);
  });
});
