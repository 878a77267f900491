import { insertSalaryFigure } from '@tests/support/insert-salary-figure';
import { insertRow, select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CARD_KEYS } from '@/core/research/cards/card.rules';
import { integer, text } from '@/server/platform/sql-types';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { World } from './harness/world';
import { startWorld } from './harness/world';

describeOnDatabases('site maps', (on) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(on);
  });
  afterAll(() => world.stop());

  const map = async (section: string): Promise<string> =>
    (await world.server.app.inject(`/sitemaps/${section}.xml`)).body;

  it('name the lists of companies of each city and industry that has one', async () => {
    const body = await map('listsofcompanies');
    const options = await select(
      world.server.database,
      { token: text },
      `select token from research.company_options where companies > 0 and token similar to '(city|industry):%'`,
    );
    expect(options.length).toBeGreaterThan(0);
    for (const { token } of options) expect(body).toContain(`/list-of-companies?${token.replace(':', '=')}</loc>`);
    expect(body).not.toMatch(/size=|rating=|hiring=/);
    expect(body.match(/<loc>/g)).toHaveLength(options.length);
  });

  it('name the salaries of roles, at companies and in cities, with the newest month that their figures tell', async () => {
    const { database } = world.server;
    const [role = { id: 0, slug: '' }] = await select(
      database,
      { id: integer, slug: text },
      'select id, slug from catalog.job_profiles order by id limit 1',
    );
    const [company = { id: 0, slug: '' }] = await select(
      database,
      { id: integer, slug: text },
      'select id, slug from catalog.companies order by id limit 1',
    );
    const [city = { id: 0, slug: '' }] = await select(
      database,
      { id: integer, slug: text },
      'select id, slug from catalog.locations order by id limit 1',
    );
    const figure = (scope: object) => insertSalaryFigure(database, { job_profile_id: role.id, ...scope });
    await figure({});
    await figure({ location_id: city.id });
    await figure({ company_id: company.id });
    await figure({ company_id: company.id, location_id: city.id });
    await figure({ employment: 'intern', location_id: city.id });
    const day = '<lastmod>2026-10-01</lastmod>';
    expect(await map('roles')).toContain(`/profile/${role.slug}-salary</loc>${day}`);
    expect(await map('rolesincities')).toContain(`/profile/${role.slug}-salary?location=${city.slug}</loc>${day}`);
    const atCompanies = await map('rolesatcompanies');
    expect(atCompanies).toContain(`/salaries/${company.slug}-salaries?designation=${role.slug}</loc>${day}`);
    expect(atCompanies.match(/<url>/g)).toHaveLength(1);
  });

  it('name interviews of a role at a company only where cards show the role', async () => {
    const { database } = world.server;
    const [pair = { company: 0, role: 0, slugs: '' }] = await select(
      database,
      { company: integer, role: integer, slugs: text },
      `select c.id as company, p.id as role, c.slug || '-interview-questions/' || p.slug as slugs
       from catalog.companies c, catalog.job_profiles p order by c.id desc, p.id desc limit 1`,
    );
    const interview = (number: number, card: string) =>
      insertRow(database, 'research.interviews', {
        id: `00000000-0000-4000-8000-00000000000${number}`,
        company_id: pair.company,
        job_profile_id: pair.role,
        month: '2026-09-01',
        card,
        shown_at: '2026-09-01',
        natural_key: `site map ${number}`,
      });
    await interview(1, '{}');
    expect(await map('interviewsatcompanies')).not.toContain(pair.slugs);
    await interview(2, `{${CARD_KEYS.title}${pair.role}}`);
    // One report does not say its month.
    expect(await map('interviewsatcompanies')).toContain(`${pair.slugs}</loc></url>`);
  });
});
