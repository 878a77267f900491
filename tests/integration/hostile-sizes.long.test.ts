import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleOf } from '@tests/support/operation-samples';
import type { PageHost } from '@tests/support/page-host';
import { startPageHost } from '@tests/support/page-host';
import { aPng } from '@tests/support/pictures';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { BROWSER } from '@tests/support/user-agents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JSON_TYPE } from '@/contract/openapi-document';
import { maxFileBytesOf } from '@/contract/operations';
import { importFiles } from '@/server/import/import-files';
import { importKinds } from '@/server/import/kinds/import-kinds';
import { readOptions } from '@/server/import/options';
import { MemoryFiles } from '@/server/platform/files/memory-files';
import { StoredFiles } from '@/server/platform/files/stored-files';
import { addressOf, allOperations, makeCall, subjectsOf } from './harness/all-operations';
import { hostileTexts, ordinaryText } from './harness/hostile-texts';
import { slowerThan, timeOf } from './harness/longest-turn';
import type { Person, World } from './harness/world';
import { post, profileTagOf, startWorld } from './harness/world';

const HOST = 'pages.example';
const BODY = 60_000;
const HEAD = 12_000;
const SHARES = process.env.HOSTILE_TEXTS === 'each' ? 1 : 5;
const PAGE = 400_000;
const EDGE = 39_999_999;

const repeated = (piece: string, size: number): string => piece.repeat(Math.floor(size / Buffer.byteLength(piece)));

/** Long JSON bodies, wrong or padded. */
const HOSTILE_JSON: Readonly<Record<string, string>> = {
  'opening brackets': repeated('[', BODY),
  'nested lists': `${repeated('[', BODY / 2)}${repeated(']', BODY / 2)}`,
  'nested objects': `${repeated('{"a":', BODY / 2)}1${repeated('}', BODY / 12)}`,
  'many numbers': `[${repeated('1,', BODY)}1]`,
  'many names': `{${Array.from({ length: 5_000 }, (_, place) => `"n${place}":0`).join(',')}}`,
  'one name again and again': `{${repeated('"title":[],', BODY)}"title":[]}`,
  escapes: `"${repeated('\\u005f\\u0061', BODY)}"`,
  digits: repeated('9', BODY),
};

const HOSTILE_ADDRESSES: Readonly<Record<string, string>> = {
  segments: repeated('/a', HEAD),
  slashes: repeated('/', HEAD),
  dots: repeated('/..', HEAD),
  escapes: `/${repeated('%2e%2F', HEAD)}`,
  hyphens: `/${repeated('-', HEAD)}`,
  parameters: `?${repeated('a&', HEAD)}`,
  'one parameter again and again': `?${repeated('q=a&', HEAD)}`,
  'nested parameters': `?a${repeated('[a]', HEAD)}=1`,
  'plus signs': `?q=${repeated('+', HEAD)}`,
  'options of a filter': `?city=${repeated('a,', HEAD)}`,
};

const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'cookie',
  'forwarded',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'user-agent',
  'x-forwarded-for',
];
const HOSTILE_PIECES = ['a=b; ', 'a,', ';q=0.', '"a", ', '(', 'Mozilla/5.0 (', '1.1.1.1, ', '0-,', ' ', '%', '-', 'a_'];

const HOSTILE_PAGES: Readonly<Record<string, string>> = {
  'open tags': repeated('<b>', PAGE),
  'tags that close nothing': `${repeated('<b>', PAGE / 2)}${repeated('</c>', PAGE / 2)}`,
  'unclosed attributes': `<meta ${repeated('a="', PAGE)}`,
  attributes: `<meta ${repeated('a=b ', PAGE)}>`,
  'titles in titles': repeated('<title>', PAGE),
  'comments that do not end': repeated('<!--', PAGE),
  entities: `<title>${repeated('&amp;', PAGE)}`,
  'one long title': `<title>${repeated('a_', PAGE)}</title>`,
};

describe('hostile sizes and shapes', () => {
  const makeFolder = temporaryFolders('hostile');
  let world: World;
  let host: PageHost;
  let writer: Person;
  beforeAll(async () => {
    host = await startPageHost(({ url }, response) => {
      const [, name = ''] = /^\/([^?]*)/.exec(url ?? '') ?? [];
      const page = HOSTILE_PAGES[decodeURIComponent(name)] ?? '';
      response.setHeader('content-type', 'text/html').end(`<title>A page</title>${page}`);
    });
    world = await startWorld('pglite', { config: { links: { readPages: false, standIns: [host.as(HOST)] } } });
    writer = await world.writer();
  });
  afterAll(async () => {
    await world.stop();
    await host.close();
  });

  const inject = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    world.server.app.inject({ url, headers: { accept: 'text/html', 'user-agent': BROWSER, ...headers } });

  it('as the body of every operation take no longer turn than what it takes', async () => {
    const withBody = allOperations.filter(({ requestBody }) => requestBody?.content[JSON_TYPE] !== undefined);
    const subjects = subjectsOf(await post(writer), 1);
    const tag = { 'profile-tag': await profileTagOf(writer) };
    const slow: string[] = [];
    for (const [place, operation] of withBody.entries()) {
      const sample = sampleOf(operation, subjects);
      const headers = operation.isShownUnderProfile ? tag : {};
      const send = (body: string) => () => makeCall(writer, operation, sample, { body, headers });
      // Refused, since ending the account would break other operations.
      const ordinary = send(JSON.stringify([sample.body]) + ' '.repeat(BODY));
      await ordinary();
      const share = Object.entries(HOSTILE_JSON).filter((_body, index) => index % SHARES === place % SHARES);
      const hostile = [...share, ['lists of many items', withLongLists(sample.body)] as const];
      slow.push(
        ...(await slowerThan(
          ordinary,
          Object.fromEntries(hostile.map(([name, body]) => [`${operation.operationId} ${name}`, send(body)])),
        )),
      );
    }
    expect(slow.join('\n')).toBe('');
  });

  it('as addresses take no longer turn than ordinary ones of that length', async () => {
    const paths = [...new Set(allOperations.filter(({ method }) => method === 'get').map(({ base }) => base))];
    const slow: string[] = [];
    for (const path of [...paths, '', '/company', '/discussions', '/static/js', '/media', '/sitemap']) {
      const ordinary = () => inject(`${path}/${repeated('a', HEAD)}`);
      await ordinary();
      const hostile = Object.entries(HOSTILE_ADDRESSES).map(
        ([name, tail]) => [`${path} ${name}`, () => inject(path + tail)] as const,
      );
      slow.push(...(await slowerThan(ordinary, Object.fromEntries(hostile))));
    }
    expect(slow.join('\n')).toBe('');
  });

  it('as headers take no longer turn than ordinary ones of that length', async () => {
    const feed = allOperations.find(({ operationId }) => operationId === 'listFeed');
    const paths = ['/', feed === undefined ? '/' : addressOf(feed, sampleOf(feed))];
    const common = { appid: '999', systemid: 'AB_WEB' };
    const slow: string[] = [];
    for (const path of paths) {
      for (const header of HEADERS) {
        const send = (value: string) => () => inject(path, { ...common, [header]: value });
        const ordinary = send(repeated('a', HEAD));
        await ordinary();
        const hostile = HOSTILE_PIECES.map(
          (piece) => [`${path} ${header} ${piece}`, send(repeated(piece, HEAD))] as const,
        );
        slow.push(...(await slowerThan(ordinary, Object.fromEntries(hostile))));
      }
    }
    expect(slow.join('\n')).toBe('');
  });

  it('as pictures one pixel wide or high are answered as soon as ordinary ones', async () => {
    const withFile = allOperations.filter((operation) => maxFileBytesOf(operation) !== null);
    const pictures = { narrow: aPng(1, EDGE, EDGE), flat: aPng(EDGE, 1) };
    const slow: string[] = [];
    for (const operation of withFile) {
      const send = (body: unknown) => () =>
        makeCall(writer, operation, sampleOf(operation, { 'idempotency-key': randomUUID() }), { body });
      const ordinary = send(aPng(2_000, 2_000));
      await ordinary();
      const hostile = Object.entries(pictures).map(
        ([name, picture]) => [`${operation.operationId} ${name}`, send(picture)] as const,
      );
      slow.push(...(await slowerThan(ordinary, Object.fromEntries(hostile), timeOf)));
    }
    expect(withFile.length).toBeGreaterThan(1);
    expect(slow.join('\n')).toBe('');
  });

  it('as linked pages take no longer turn than an ordinary one', async () => {
    const read = (name: string) => async () => {
      const url = `http://${HOST}/${encodeURIComponent(name)}?${randomUUID()}`;
      expect((await writer.post('/api/feed/v1/post/read-link', { url })).status).toBe(200);
      world.pass(60_000);
    };
    const ordinary = read('ordinary');
    await ordinary();
    const hostile = Object.keys(HOSTILE_PAGES).map((name) => [name, read(name)] as const);
    expect(await slowerThan(ordinary, Object.fromEntries(hostile))).toEqual([]);
  });

  it('as cells of an imported file take no longer turn than ordinary ones', async () => {
    const folder = makeFolder();
    const importing = (text: string) => async () => {
      const file = join(folder, 'reviews.csv');
      const cell = `"${text.replaceAll('"', '""')}"`;
      const rows = `Company,Rating,Title,Likes,Dislikes,Date\nVaayuna Technologies,4,${cell},${cell},${cell},2026-01-02\n`;
      writeFileSync(file, `${rows}${cell},${cell},Good,Tea,None,${cell}\n`);
      await importFiles(readOptions(['reviews', file, '--restart'], importKinds), {
        database: world.server.database,
        authorship: world.server.authorship,
        files: new StoredFiles(world.server.database, new MemoryFiles()),
        folder,
        output: { write: () => undefined },
        ask: null,
        isStopping: () => false,
        now: world.now,
        uptime: () => 0,
      });
    };
    const ordinary = importing(ordinaryText(10_000));
    await ordinary();
    const hostile = Object.entries(hostileTexts)
      .filter((_text, index) => index % SHARES === 0)
      .map(([name, textOf]) => [name, importing(textOf(10_000))] as const);
    expect(await slowerThan(ordinary, Object.fromEntries(hostile))).toEqual([]);
  });
});

function withLongLists(body: unknown): string {
  const names = Object.keys(typeof body === 'object' && body !== null ? body : {});
  const list = `[${repeated('{},', BODY / Math.max(1, names.length) - 50)}{}]`;
  return `{${names.map((name) => `${JSON.stringify(name)}:${list}`).join(',')}}`;
}
