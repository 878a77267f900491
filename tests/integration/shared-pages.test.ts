import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { Person, World } from './harness/world';
import { comment, post, startWorld } from './harness/world';

const client = `
let renders = 0;
export async function renderFirstView({ url, fetch }) {
  const answer = await fetch(new URL(url, 'http://page.example').searchParams.get('asks'), { headers: { appid: '999', systemid: 'AB_WEB' } });
  renders += 1;
  return { status: 200, html: JSON.stringify({ renders, asked: answer.status }), chunks: [], headers: {} };
}
export const sharedAddressOf = async (url) => url;
export const loadAnswers = async () => ({});`;

const COMPANY = '/page/1?asks=/api/company/companies/vaayuna-technologies';
const INTERVIEWS = '/page/2?asks=/api/interviews/interviews';
const COMMUNITIES = '/page/3?asks=/api/feed/v1/community';

describeOnDatabases('pages that guests share', (on) => {
  const makeFolder = temporaryFolders('shared-pages');
  let world: World;
  let writer: Person;
  let other: Person;
  let postId: string;
  beforeAll(async () => {
    const folder = makeFolder();
    mkdirSync(join(folder, 'client'));
    const files = { initial: { js: ['/static/js/client.js'], css: [] }, assets: [] };
    writeFileSync(join(folder, 'client', 'manifest.json'), JSON.stringify({ entries: { client: files } }));
    writeFileSync(join(folder, 'client', 'chunks.json'), '{}');
    writeFileSync(join(folder, 'first-view.mjs'), client);
    const config = { clientDirectory: join(folder, 'client'), firstViewFile: join(folder, 'first-view.mjs') };
    world = await startWorld(on, { config, uptime: () => 0 });
    [writer, other] = [await world.writer(), await world.writer('Ravi Shah')];
    postId = await post(writer);
  });
  afterAll(() => world.stop());

  async function visit(url: string) {
    const { headers, payload } = await world.server.app.inject({ url, headers: { accept: 'text/html' } });
    return { header: headers['cache-control'], ...JSON.parse(payload) };
  }

  it.each([COMPANY, COMMUNITIES])('stay through posts, comments, votes and follows: %s', async (url) => {
    const first = await visit(url);
    expect(first).toMatchObject({ header: 'public, max-age=0, s-maxage=60', asked: 200 });
    expect(await comment(other, postId)).toBeDefined();
    const vote = { resourceId: postId, resourceType: 'post', voteType: 'up' };
    expect((await other.post('/api/feed/v1/vote', vote)).status).toBe(200);
    expect(await post(writer)).toBeDefined();
    const { status } = await other.post('/api/feed/v1/community/join', { type: 'topic', entityId: 1 });
    expect(status).toBeLessThan(300);
    expect(await visit(url)).toEqual(first);
  });

  it('end with a comment where posts show, and caches on the way keep them for a second', async () => {
    const url = `/page/4?asks=/api/feed/v1/feed/${postId}`;
    const first = await visit(url);
    expect(first).toMatchObject({ header: 'public, max-age=0, s-maxage=1', asked: 200 });
    expect(await visit(url)).toEqual(first);
    expect(await comment(other, postId)).toBeDefined();
    expect((await visit(url)).renders).toBe(first.renders + 1);
  });

  it('end with a comment where answers to questions are counted, and caches on the way keep them for a minute', async () => {
    const first = await visit(INTERVIEWS);
    expect(first).toMatchObject({ header: 'public, max-age=0, s-maxage=60', asked: 200 });
    expect(await comment(other, postId)).toBeDefined();
    expect((await visit(INTERVIEWS)).renders).toBe(first.renders + 1);
  });

  it('are made for forty visitors of one address, each with four pages of their own', async () => {
    const pages = Array.from({ length: 160 }, (_, nth) =>
      world.server.app.inject({ url: `${COMPANY}&page=${nth}`, headers: { accept: 'text/html' } }),
    );
    const statuses = (await Promise.all(pages)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });
});
