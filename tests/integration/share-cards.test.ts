import { insertSalaryFigure } from '@tests/support/insert-salary-figure';
import { run, select } from '@tests/support/sql';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { integer, text } from '@/server/platform/sql-types';
import { describeOnDatabases } from './harness/describe-on-databases';
import { documentOf } from './harness/first-view-of';
import { storePost } from './harness/stored';
import type { World } from './harness/world';
import { post, startWorld } from './harness/world';

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

  it('the pay of a role is shared with its median, at a company too, while it is shown', async () => {
    const { database } = world.server;
    const [named = { role: 0, slug: '', company: 0, other: 0, otherSlug: '' }] = await select(
      database,
      { role: integer, slug: text, company: integer, other: integer, otherSlug: text },
      `select p.id as role, p.slug, c.id as company, o.id as other, o.slug as "otherSlug"
       from catalog.companies c, catalog.companies o, catalog.job_profiles p
       where c.slug = 'vaayuna-technologies' and o.id <> c.id order by p.id limit 1`,
    );
    const salaries = '/salaries/vaayuna-technologies-salaries';
    const picture = `/share/salaries/vaayuna-technologies.${named.slug}.png`;
    expect((await ask(picture)).statusCode).toBe(404);
    const figure = { job_profile_id: named.role, count: 40 };
    await insertSalaryFigure(database, { ...figure, company_id: named.company });
    await insertSalaryFigure(database, { ...figure, quantiles: '{300000,400000,500000,600000,700000}' });
    await insertSalaryFigure(database, {
      ...figure,
      count: 6,
      company_id: named.other,
      quantiles: '{}',
      band_ends: '{400000,600000}',
    });
    expect((await ask(`/share/salaries/${named.otherSlug}.${named.slug}.png`)).statusCode).toBe(404);
    expect(pictureOf(await documentOf(world, salaries))).toBe('/share/companies/vaayuna-technologies.png');
    const page = `${salaries}?designation=${named.slug}`;
    expect(pictureOf(await documentOf(world, page))).toBe(picture);
    expect(pictureOf(await documentOf(world, `/profile/${named.slug}-salary`))).toBe(
      `/share/salaries/${named.slug}.png`,
    );
    const [atCompany, everywhere] = await Promise.all([ask(picture), ask(`/share/salaries/${named.slug}.png`)]);
    expect([atCompany.statusCode, everywhere.statusCode]).toEqual([200, 200]);
    expect(atCompany.rawPayload.equals(everywhere.rawPayload)).toBe(false);
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
    'salaries/vaayuna-technologies.no-such-role.png',
    'salaries/no-such-company.software-engineer.png',
  ])('there is none at %s', async (file) => {
    expect((await ask(`/share/${file}`)).statusCode).toBe(404);
  });
});
