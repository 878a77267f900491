import { makeModerator } from '@tests/support/make-moderator';
import { moveSessions } from '@tests/support/move-sessions';
import { run, select } from '@tests/support/sql';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addedDomainRefusals, MAX_ADDED_DOMAINS_TOTAL } from '@/core/research/job-check/added-domain.rules';
import { CONDUCT_VERSION } from '@/core/trust/moderation/conduct-version.rules';
import { text } from '@/server/platform/sql-types';
import { CompanyDomainList } from '@/server/services/research/company/domains/company-domain-list';
import { aClaimant } from './harness/claimant';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { Person, World } from './harness/world';
import { startWorld } from './harness/world';

const domain = 'neelgiri-looms.example';
const addressOf = (company: string, of = domain) => `/api/company/companies/${company}/domains/${of}`;

describeOnDatabases('domains that moderators add to companies', (on) => {
  let world: World;
  let moderator: Person;
  beforeAll(async () => {
    world = await startWorld(on);
    moderator = await world.user();
    const { userId } = moderator;
    const { database } = world.server;
    await run(database, `insert into identity.roles (user_id, role) values ('${userId}', 'moderator')`);
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    const { database } = world.server;
    await run(database, 'delete from research.company_domains');
    await run(database, 'delete from moderation.unlogged');
    await run(database, 'delete from identity.conduct_acceptances');
    await run(
      database,
      `insert into identity.conduct_acceptances (user_id, version, accepted_on) values ('${moderator.userId}', ${CONDUCT_VERSION}, '2026-01-05')`,
    );
  });

  const add = (company: string, isShared = false, by = moderator) =>
    by.call('PUT', addressOf(company), { body: { isShared } });
  const lines = () =>
    select(
      world.server.database,
      { act: text, place: text, origin: text },
      'select act, place, origin from moderation.unlogged order by act, place',
    );

  it('are compared with messages, and no stranger claims a company by them', async () => {
    expect((await add('neelgiri-textiles')).status).toBe(204);
    const { companies } = await new CompanyDomainList({ database: world.server.database, now: Date.now }).all();
    expect(companies).toContainEqual({ name: 'Neelgiri Textiles', domains: [domain] });
    const stranger = await world.user();
    const claim = await stranger.post('/api/employer/claims', {
      company: 'neelgiri-textiles',
      way: 'DNS',
      mailbox: null,
    });
    expect([claim.status, claim.body.code]).toEqual([422, 'claim_domain_unknown']);
  });

  it('are added once and removed once, each with a line of the public log', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => add('neelgiri-textiles')));
    expect(all.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    for (let again = 0; again < 2; again += 1)
      expect((await moderator.call('DELETE', addressOf('neelgiri-textiles', domain.toUpperCase()))).status).toBe(204);
    const [place, origin] = ['Neelgiri Textiles', 'MODERATOR'];
    expect(await lines()).toEqual([
      { act: 'CORRECTED', place, origin },
      { act: 'CORRECTED', place, origin },
    ]);
  });

  it('belong to one company unless both are meant, also for two moderators at one moment', async () => {
    const both = await Promise.all([add('neelgiri-textiles'), add('sagarmatha-health')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.body.fields.domain).toContain('has this domain too');
    for (const company of ['neelgiri-textiles', 'sagarmatha-health'])
      expect((await add(company, true)).status).toBe(204);
    expect((await lines()).map(({ place }) => place)).toEqual(['Neelgiri Textiles', 'Sagarmatha Health']);
  });

  it('are changed by no moderator who claims the company', async () => {
    expect((await add('neelgiri-textiles')).status).toBe(204);
    const claimant = await aClaimant(world, 'neelgiri-textiles');
    await makeModerator(world.server.database, claimant.userId);
    const answers = [
      await add('neelgiri-textiles', false, claimant),
      await claimant.call('DELETE', addressOf('neelgiri-textiles')),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual(['case_of_others', 'case_of_others']);
    expect((await add('sagarmatha-health', true, claimant)).status).toBe(204);
  });

  it('are limited over all companies, as every reader loads them', async () => {
    const { database } = world.server;
    await run(
      database,
      `insert into research.company_domains (company_id, domain, since)
       select c.id, 'of-many-' || number || '.example', '2026-11-01'
       from generate_series(1, ${MAX_ADDED_DOMAINS_TOTAL}) as number, catalog.companies c where c.slug = 'sagarmatha-health'`,
    );
    const refused = await add('neelgiri-textiles');
    const message = addedDomainRefusals.fullInAll;
    expect([refused.status, refused.body.code, refused.body.fields.domain]).toEqual([422, 'domains_full', message]);
    const one = 'of-many-1.example';
    expect((await moderator.call('DELETE', addressOf('sagarmatha-health', one))).status).toBe(204);
    expect((await add('neelgiri-textiles')).status).toBe(204);
    // Adding a domain again changes nothing, so it is not refused.
    expect((await add('neelgiri-textiles')).status).toBe(204);
  });

  it('take an accepted code of conduct and a session of today', async () => {
    const remove = () => moderator.call('DELETE', addressOf('neelgiri-textiles'));
    const proved = () => moderator.get('/api/company/companies/neelgiri-textiles/proved-domains');
    await run(world.server.database, 'delete from identity.conduct_acceptances');
    for (const answer of [await add('neelgiri-textiles'), await remove(), await proved()])
      expect([answer.status, answer.body.code]).toEqual([409, 'conduct_not_accepted']);
    await moveSessions(world.server, [moderator], -31, 0);
    for (const answer of [await add('neelgiri-textiles'), await remove(), await proved()])
      expect([answer.status, answer.body.code]).toEqual([403, 'session_not_fresh']);
    expect(await lines()).toEqual([]);
  });
});
