import { randomUUID } from 'node:crypto';
import { GOOGLEBOT } from '@tests/support/user-agents';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabases } from './harness/describe-on-databases';
import { storePost } from './harness/stored';
import type { World } from './harness/world';
import { post, startWorld } from './harness/world';

describeOnDatabases('page-details service', (on) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(on, { config: { brand: 'Unnati $& {subject}' } });
  });
  afterAll(() => world.stop());

  const details = (url: string, headers = {}) =>
    world.guest().get(`/api/page-details/page-details?url=${encodeURIComponent(url)}`, headers);

  it('[API-PAGEDETAILS] [CR-BLOCK-PAGEDETAILS] answers title, description and page name of a path, and refuses a crawler', async () => {
    const home = await details('/?campaign=desktop_nav#top');
    expect([home.status, home.body.pageName]).toEqual([200, 'HomeScreen']);
    expect(home.body.title).toMatch(/^Unnati \$& \{subject\}: /);
    expect(home.body.description).not.toBe('');
    const refused = await details('/', { 'user-agent': GOOGLEBOT });
    expect([refused.status, refused.body.code]).toEqual([403, 'crawler_not_allowed']);
  });

  it('calls a post’s page by its title, or by the beginning of its text', async () => {
    const writer = await world.writer();
    const titled = await post(writer, { title: '{brand} $1 <b>Notice</b>' });
    expect((await details(`/p/${titled}/`)).body).toMatchObject({
      pageName: 'Post',
      title: '{brand} $1 <b>Notice</b> | Unnati $& {subject}',
    });
    const untitled = await post(writer, { title: null, content: `  Line one\n\nline two ${'and on '.repeat(40)}` });
    const { title } = (await details(`/p/${untitled.toUpperCase()}`)).body;
    expect(title).toMatch(/^Line one line two and on .*… \| Unnati/);
  });

  it('knows no page of a path that no screen has, nor of a post that is not there', async () => {
    const deleted = await storePost(world, await world.user(), { status: 'DELETED' });
    for (const url of [
      '/nowhere',
      '/p',
      '/p/',
      '/p/1',
      `/p/${randomUUID()}`,
      `/p/${deleted}`,
      `/p/${deleted}/more`,
      '//',
      '/%00',
    ]) {
      const { status, body } = await details(url);
      expect([url, status, body.code]).toEqual([url, 404, 'page_not_found']);
    }
  });

  it('calls a company’s page by its name, also by an earlier one', async () => {
    for (const urlName of ['vaayuna-technologies', 'Vaayuna-Infosoft']) {
      expect((await details(`/salaries/${urlName}-salaries`)).body).toMatchObject({
        pageName: 'CompanySalaries',
        title: 'Vaayuna Technologies salaries · Unnati $& {subject}',
      });
    }
    expect((await details('/overview/vaayuna-technologies-overview/organisation')).body.pageName).toBe(
      'CompanyOrganisation',
    );
    expect((await details('/salaries/none-such-salaries')).body.code).toBe('page_not_found');
    expect((await details('/salaries/a\0-salaries')).body.code).toBe('validation_failed');
  });

  it('[CR-BLOCK-PAGENAME] answers the page name alone, and refuses a crawler', async () => {
    const name = (url: string, headers = {}) =>
      world.guest().get(`/api/page-details/pagename?url=${encodeURIComponent(url)}`, headers);
    expect((await name('/compare?companies=a')).body).toEqual({ pageName: 'Compare' });
    expect((await name('/nowhere')).body.code).toBe('page_not_found');
    const refused = await name('/', { 'user-agent': GOOGLEBOT });
    expect([refused.status, refused.body.code]).toEqual([403, 'crawler_not_allowed']);
  });

  it('refuses what is no path', async () => {
    for (const url of ['', 'https://elsewhere.example/', 'p/1', `/${'x'.repeat(500)}`]) {
      const { status, body } = await details(url);
      expect([status, body.code]).toEqual([400, 'validation_failed']);
    }
  });
});
