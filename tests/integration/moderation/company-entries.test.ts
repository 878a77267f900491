import { aComplaint } from '@tests/support/a-complaint';
import { makeModerator } from '@tests/support/make-moderator';
import { moveSessions } from '@tests/support/move-sessions';
import { aPng } from '@tests/support/pictures';
import { run, select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { REMOVED_DAYS } from '@/core/kernel/moderated/removed.rules';
import { entryIdOf } from '@/core/research/company/company-entry.rules';
import { DECISION_UNDO_MS } from '@/core/trust/moderation/decisions.rules';
import { moderatedKinds } from '@/server/generated/moderated-kinds';
import { MemoryFiles } from '@/server/platform/files/memory-files';
import { Moderation } from '@/server/platform/moderation/moderation';
import { integer, text } from '@/server/platform/sql-types';
import { casesHousekeeping } from '@/server/services/trust/moderation/moderation/housekeeping';
import { settleDecisions } from '@/server/services/trust/moderation/moderation/settle';
import { describeOnDatabases } from '../harness/describe-on-databases';
import type { Person, World } from '../harness/world';
import { startWorld } from '../harness/world';

const TOLD_OF = 'vaayuna-technologies';
const NEW = 'jalatarang-labs';
const HOUR_MS = 3_600_000;
const GUEST_CACHE_MS = 2_000;

describeOnDatabases('a complaint about what a page says of a company', (on) => {
  const files = new MemoryFiles();
  let world: World;
  let moderation: Moderation;
  let moderator: Person;
  beforeAll(async () => {
    world = await startWorld(on, { files });
    const { database, authorship } = world.server;
    moderation = new Moderation(moderatedKinds, authorship, world.now, { showWithinHours: 0 });
    moderator = await world.reader();
    await makeModerator(database, moderator.userId);
    await moveSessions(world.server, [moderator], 300);
    await run(
      database,
      `insert into catalog.companies (id, name, slug, industry_id, headquarters) values (990001, 'Jalatarang Labs', $1, (select min(id) from catalog.industries), 'Pune')`,
      NEW,
    );
    await run(
      database,
      `insert into research.company_profiles (company_id, about, website) select id, 'About it.', 'https://facts.example' from catalog.companies
       where slug = any($1) on conflict (company_id) do update set about = excluded.about, website = excluded.website`,
      [TOLD_OF, NEW],
    );
    await run(
      database,
      `insert into research.company_sections (company_id, section, content)
       select id, 'faq', '{"items": [{"title": "Is it told?", "text": "It is."}]}' from catalog.companies where slug = $1`,
      TOLD_OF,
    );
    await run(
      database,
      `update research.company_figures set reviews = 1, rating_total = 4 where company_id = (select id from catalog.companies where slug = $1)`,
      TOLD_OF,
    );
    await run(database, `update catalog.companies set logo = slug where slug = any($1)`, [TOLD_OF, NEW]);
  });
  afterAll(() => world.stop());

  const idOf = async (slug: string) => {
    const [row] = await select(
      world.server.database,
      { id: integer },
      'select id from catalog.companies where slug = $1',
      slug,
    );
    return row?.id ?? 0;
  };
  const deps = () => {
    const { database, authorship, publish, outbox } = world.server;
    return { database, authorship, outbox, publish, moderation, now: world.now };
  };
  const complain = async (slug: string, companyId: number, ground = 'DECEIT' as const) => {
    const address = `https://tarakki.example/overview/${slug}-overview#entry-${entryIdOf(companyId)}`;
    return world.guest().post('/api/complaints/complaints', aComplaint('', { address, ground }));
  };
  const decide = async (decision: object) => {
    const [entry] = (await moderator.get('/api/moderation/cases')).body.cases;
    const path = `/api/moderation/cases/${entry.caseId}`;
    const { seen, ...shown } = (await moderator.call('PUT', `${path}/claim`)).body;
    const body = { rule: null, words: [], ...decision, seen };
    expect((await moderator.call('PUT', `${path}/decision`, { body })).status).toBe(200);
    return { ...shown, entry, undo: () => moderator.call('DELETE', `${path}/decision`) };
  };
  const settle = async () => {
    world.pass(DECISION_UNDO_MS + 1);
    await settleDecisions(deps());
  };
  const said = async (slug: string) => {
    world.pass(GUEST_CACHE_MS);
    const guest = world.guest();
    const head = (await guest.get(`/api/company/companies/${slug}`)).body;
    const facts = (await guest.get(`/api/company/companies/${slug}/details`)).body;
    const { body } = await guest.get(`/api/search/search/suggest?q=${slug.split('-')[0]}`);
    return {
      about: head.about,
      logo: head.logo,
      website: facts.website,
      code: head.code,
      isFound: JSON.stringify(body).includes(slug),
    };
  };

  it('comes into the queue with its ground and due time, and a decision takes off logo, facts and texts, while contributions stay', async () => {
    const companyId = await idOf(TOLD_OF);
    const before = await said(TOLD_OF);
    expect(before).toMatchObject({ about: 'About it.', logo: TOLD_OF, website: 'https://facts.example' });
    const receipt = (await complain(TOLD_OF, companyId)).body;
    expect(receipt.isHidden).toBe(false);
    expect(Date.parse(receipt.dueAt) - world.now()).toBeLessThanOrEqual(36 * HOUR_MS);
    const { entry, parts, undo } = await decide({ verdict: 'remove', rule: 'SECRET' });
    expect(entry).toMatchObject({
      kind: 'entry',
      place: 'Vaayuna Technologies',
      ground: 'DECEIT',
      origin: 'COMPLAINT',
    });
    expect(parts.map((part: { text: string }) => part.text)).toEqual(
      expect.arrayContaining(['About it.', 'https://facts.example', expect.stringContaining('Is it told?\nIt is.')]),
    );
    expect(await said(TOLD_OF)).toMatchObject({ about: null, logo: null, website: null, code: undefined });
    await undo();
    expect(await said(TOLD_OF)).toEqual(before);
    await decide({ verdict: 'remove', rule: 'SECRET' });
    await settle();
    const after = await said(TOLD_OF);
    expect(after).toMatchObject({ about: null, logo: null, website: null, isFound: true });
    // An import restores nothing.
    const again =
      'insert into research.company_profiles (company_id, about) values ($1, $2) on conflict (company_id) do nothing';
    await run(world.server.database, again, companyId, 'About it.');
    expect((await said(TOLD_OF)).about).toBeNull();
    expect((await complain(TOLD_OF, companyId)).body.code).toBe('contribution_gone');
    const lines = await select(
      world.server.database,
      { kind: text, act: text, rule: text },
      'select kind, act, rule from moderation.unlogged',
    );
    expect(lines).toEqual([{ kind: 'entry', act: 'REMOVED', rule: 'SECRET' }]);
  });

  it('takes the file of the logo out of reach of all but moderators, and no cache keeps it longer than a minute', async () => {
    const slug = 'kadamba-foods';
    await run(
      world.server.database,
      `insert into catalog.companies (id, name, slug, industry_id, headquarters) values (990002, 'Kadamba Foods', $1, (select min(id) from catalog.industries), 'Pune')`,
      slug,
    );
    const companyId = await idOf(slug);
    const upload = async () =>
      (await moderator.call('POST', '/api/moderation/logo-files', { body: aPng(40, 40) })).body.logo;
    const set = async (logo: string) =>
      moderator.call('PUT', `/api/moderation/logos/company/${slug}`, { body: { logo } });
    const seen = async (logo: string) => {
      const cookies = [null, await world.writer(), moderator].map((viewer) => viewer?.cookies.header ?? '');
      const path = `${world.server.origin}/alpha/company/photos/logos/${logo}.jpg`;
      const answers = await Promise.all(cookies.map((cookie) => fetch(path, { headers: { cookie } })));
      return answers.map(({ status, headers }) => `${status} ${status === 200 ? headers.get('cache-control') : ''}`);
    };
    const [open, off] = ['200 public, max-age=60', ['404 ', '404 ', '200 private, no-store']];
    const [first, second] = [await upload(), await upload()];
    expect(await seen(first)).toEqual(off);
    expect((await set(first)).status).toBe(204);
    expect(await seen(first)).toEqual([open, open, open]);
    await complain(slug, companyId);
    const { undo } = await decide({ verdict: 'remove', rule: 'OFF_TOPIC' });
    expect(await seen(first)).toEqual(off);
    await undo();
    expect(await seen(first)).toEqual([open, open, open]);
    expect((await set(second)).status).toBe(204);
    expect([await seen(first), await seen(second)]).toEqual([off, [open, open, open]]);
    await decide({ verdict: 'remove', rule: 'OFF_TOPIC' });
    await settle();
    expect(await seen(second)).toEqual(off);
  });

  it('takes the pictures of its sections out of reach of all but moderators, who see them in the case', async () => {
    const { database, origin } = world.server;
    const companyId = 990_004;
    const name = 'i-0123456789abcdef01234567-89abcdef';
    await run(
      database,
      `insert into catalog.companies (id, name, slug, industry_id, headquarters) values ($1, 'Lodhra Dyes', 'lodhra-dyes', (select min(id) from catalog.industries), 'Pune')`,
      companyId,
    );
    await run(
      database,
      `insert into research.company_sections (company_id, section, content) values ($1, 'life-at-company', jsonb_build_object('items', jsonb_build_array(jsonb_build_object('title', 'Tea', 'image', $2::text))))`,
      companyId,
      name,
    );
    await files.put(`sections/${name}.webp`, aPng(40, 40));
    const path = `/alpha/company/photos/sections/${companyId}/${name}.webp`;
    const seen = async (of = path) => {
      const cookies = ['', moderator.cookies.header ?? ''];
      const answers = await Promise.all(cookies.map((cookie) => fetch(`${origin}${of}`, { headers: { cookie } })));
      return answers.map(({ status, headers }) => `${status} ${status === 200 ? headers.get('cache-control') : ''}`);
    };
    const [open, off] = ['200 public, max-age=60', ['404 ', '200 private, no-store']];
    expect(await seen()).toEqual([open, open]);
    expect(await seen(path.replace(`${companyId}`, '990002'))).toEqual(off);
    await complain('lodhra-dyes', companyId);
    const { undo, ...shown } = await decide({ verdict: 'remove', rule: 'OFF_TOPIC' });
    expect(JSON.stringify(shown)).toContain(path);
    expect(await seen()).toEqual(off);
    await undo();
    expect(await seen()).toEqual([open, open]);
    await decide({ verdict: 'remove', rule: 'OFF_TOPIC' });
    await settle();
    expect(await seen()).toEqual(off);
  });

  it('leaves a line for each logo that a moderator gives or takes away, and none for a refused act', async () => {
    const path = `/api/moderation/logos/company/${TOLD_OF}`;
    const { logo } = (await moderator.call('POST', '/api/moderation/logo-files', { body: aPng(40, 40) })).body;
    expect((await moderator.call('PUT', path, { body: { logo } })).status).toBe(204);
    expect((await moderator.call('PUT', path, { body: { logo } })).status).toBe(422);
    expect((await (await world.writer()).call('DELETE', path)).status).toBe(403);
    expect((await moderator.call('DELETE', path)).status).toBe(204);
    const lines = await select(
      world.server.database,
      { act: text },
      'select act from moderation.acts where place = $1 and case_id is null order by act',
      `company/${TOLD_OF}`,
    );
    expect(lines).toEqual([{ act: 'LOGO_REMOVED' }, { act: 'LOGO_SET' }]);
  });

  it('about a company that nobody has told anything of, takes it out of search and addresses; after 180 days its logo and pictures are let go', async () => {
    const companyId = await idOf(NEW);
    expect(await said(NEW)).toMatchObject({ about: 'About it.', isFound: true });
    await run(
      world.server.database,
      `insert into research.company_sections (company_id, section, content) values ($1, 'life-at-company', '{"items": [{"title": "Yard", "image": "i-yard"}]}')`,
      companyId,
    );
    await complain(NEW, companyId);
    const { undo } = await decide({ verdict: 'remove', rule: 'OFF_TOPIC' });
    expect(await said(NEW)).toMatchObject({ code: 'company_not_found', isFound: false });
    await undo();
    expect(await said(NEW)).toMatchObject({ about: 'About it.', logo: NEW, isFound: true });
    await decide({ verdict: 'remove', rule: 'OFF_TOPIC' });
    await settle();
    const unused = () =>
      select(
        world.server.database,
        { key: text },
        'select key from platform.unused_files where key = any($1) order by key',
        [`logos/${NEW}.jpg`, 'sections/i-yard.webp'],
      );
    expect(await unused()).toEqual([]);
    world.pass((REMOVED_DAYS + 1) * DAY_MS);
    await casesHousekeeping(deps())(world.now());
    expect(await unused()).toHaveLength(2);
    expect((await said(NEW)).code).toBe('company_not_found');
  });

  it('is refused where there is no such company', async () => {
    expect((await complain(TOLD_OF, 2_147_483_000)).body.code).toBe('contribution_gone');
  });

  it('is not decided by a moderator who claims the company', async () => {
    const slug = 'champa-mills';
    await run(
      world.server.database,
      `insert into catalog.companies (id, name, slug, industry_id, headquarters, domain) values (990003, 'Champa Mills', $1, (select min(id) from catalog.industries), 'Pune', 'champa.example')`,
      slug,
    );
    await complain(slug, 990_003);
    const claimant = await world.user();
    await makeModerator(world.server.database, claimant.userId);
    const [entry] = (await claimant.get('/api/moderation/cases')).body.cases;
    const open = () => claimant.call('PUT', `/api/moderation/cases/${entry.caseId}/claim`);
    const { claimId } = (await claimant.post('/api/employer/claims', { company: slug, way: 'DNS', mailbox: null }))
      .body;
    expect((await open()).body.code).toBe('case_of_others');
    expect((await claimant.call('DELETE', `/api/employer/claims/${claimId}`)).status).toBe(204);
    expect((await open()).status).toBe(200);
  });
});
