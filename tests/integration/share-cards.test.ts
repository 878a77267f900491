import { run } from '@tests/support/sql';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabases } from './harness/describe-on-databases';
import { documentOf } from './harness/first-view-of';
import { storePost } from './harness/stored';
import type { World } from './harness/world';
import { post, startWorld } from './harness/world';

/** The pictures that stand for a page where its link is shared. */
describeOnDatabases('pictures for sharing', (on) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(on);
  });
  afterAll(() => world.stop());

  const ask = (url: string) => world.server.app.inject(url);
  const pictureOf = (html: string): string =>
    new URL(/<meta property="og:image" content="([^"]*)">/.exec(html)?.[1] ?? '').pathname;

  it.each([
    ['/overview/vaayuna-technologies-overview', '/share/companies/vaayuna-technologies.png'],
    ['/reviews/vaayuna-technologies-reviews', '/share/companies/vaayuna-technologies.png'],
    ['/tenure/vaayuna-technologies-joining-and-leaving', '/share/companies/vaayuna-technologies.png'],
  ])('%s is shared with %s, which any site may show', async (page, picture) => {
    expect(pictureOf(await documentOf(world, page))).toBe(picture);
    const answer = await ask(picture);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=60',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  it('a post is shared with its words, under whichever profile they were written', async () => {
    const [first, second] = await Promise.all([world.writer(), world.writer()]);
    const said = { title: 'Is 90 days usual?', content: 'I was told so.' };
    const [open, byDesignation] = await Promise.all([
      post(first, said),
      post(second, { ...said, profileType: 'DESIGNATION' }),
    ]);
    const picture = pictureOf(await documentOf(world, `/p/${open}`));
    expect(picture).toBe(`/share/posts/${open}.png`);
    const [one, other] = await Promise.all([ask(picture), ask(`/share/posts/${byDesignation}.png`)]);
    expect([one.statusCode, other.statusCode]).toEqual([200, 200]);
    expect(one.rawPayload.equals(other.rawPayload)).toBe(true);
  });

  it('a post that is not live has none, at once', async () => {
    const writer = await world.writer();
    const id = await post(writer);
    expect((await ask(`/share/posts/${id}.png`)).statusCode).toBe(200);
    await run(world.server.database, `update content.posts set status = 'AUTHOR_REJECTED' where id = $1`, id);
    expect((await ask(`/share/posts/${id}.png`)).json()).toMatchObject({ status: 404, code: 'picture_not_found' });
    for (const status of ['FLAGGED', 'DELETED'])
      expect((await ask(`/share/posts/${await storePost(world, writer, { status })}.png`)).statusCode).toBe(404);
  });

  it.each([
    'companies/no-such-company.png',
    'companies/vaayuna-technologies',
    'companies/vaayuna%00.png',
    'companies/%E0%A4%95.png',
    'posts/1.png',
    'posts/00000000-0000-4000-8000-000000000000.png',
    'salaries/1.png',
  ])('there is none at %s', async (file) => {
    expect((await ask(`/share/${file}`)).statusCode).toBe(404);
  });
});
