import { makeModerator } from '@tests/support/make-moderator';
import { moveSessions } from '@tests/support/move-sessions';
import { run, select } from '@tests/support/sql';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { entryIdOf } from '@/core/research/company/company-entry.rules';
import { CORRECTED_FIELDS, DECIDED_CORRECTION_DAYS } from '@/core/research/employer-corrections/correction.rules';
import { dailyCorrectionLimit } from '@/core/research/employer-corrections/correction-refusals.rules';
import { nullable, text } from '@/server/platform/sql-types';
import { hideEntry, keepEntry } from '@/server/services/research/company/entries/moderated.queries';
import { endLapsedClaims } from '@/server/services/research/employer/claims/lapse-claims';
import { correctionsHousekeeping } from '@/server/services/research/employer/employer-corrections/housekeeping';
import { notifyClaimants } from '@/server/services/talk/notification/claim-notifications/claim-notifications';
import { anAccountOfTheDomain, proveByRecord } from '../red-team/claiming';
import type { Client } from './harness/client';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { Person, World } from './harness/world';
import { startWorld } from './harness/world';

const company = 'vaayuna-technologies';
const SOURCE = 'https://registry.example/vaayuna';

interface Proposal {
  readonly field: string;
  readonly value: string;
  readonly source?: string;
}
const moved: Proposal = { field: 'HEADQUARTERS', value: 'Bengaluru' };

describeOnDatabases('corrections of an entry', (on) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(on);
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    await run(world.server.database, 'delete from research.employer_claims');
    await run(world.server.database, 'delete from platform.help_counts');
    await run(world.server.database, 'delete from research.company_corrections');
    await run(world.server.database, 'delete from moderation.unlogged');
    await run(world.server.database, `update catalog.companies set headquarters = 'Kochi' where slug = $1`, company);
  });

  const claimed = async () => {
    const person = await anAccountOfTheDomain(world);
    await proveByRecord(world, person);
    const [{ claimId }] = (await person.client.get('/api/employer/claims')).body;
    return { client: person.client, claimId: String(claimId) };
  };
  const of = (claimId: string) => `/api/employer/claims/${claimId}/corrections`;
  const propose = (client: Client, claimId: string, { field, value, source = SOURCE }: Proposal) =>
    client.post(of(claimId), { field, value, source });
  const proposed = async () => {
    const { client, claimId } = await claimed();
    const { status, body } = await propose(client, claimId, moved);
    expect([status, body.status]).toEqual([201, 'WAITING']);
    return { client, claimId, correctionId: String(body.correctionId) };
  };
  const aModerator = async (): Promise<Person> => {
    const moderator = await world.user();
    await makeModerator(world.server.database, moderator.userId);
    return moderator;
  };
  const decide = (by: Client, correctionId: string, decision: Readonly<Record<string, unknown>> = {}) =>
    by.call('PUT', `/api/employer/corrections/${correctionId}/decision`, {
      body: { verdict: 'ACCEPTED', present: 'Kochi', reason: null, ...decision },
    });
  const withdraw = (by: Client, correctionId: string) => by.call('DELETE', `/api/employer/corrections/${correctionId}`);
  const own = async (client: Client, claimId: string) => (await client.get(of(claimId))).body.corrections;
  const shown = async () => {
    world.pass(2_000);
    return (await world.guest().get(`/api/company/companies/${company}/details`)).body;
  };
  const accepted = async () => {
    world.pass(2_000);
    return (await world.guest().get(`/api/employer/companies/${company}/corrections`)).body;
  };
  const acts = async () =>
    (
      await select(
        world.server.database,
        { act: text, place: nullable(text) },
        'select act, place from moderation.unlogged',
      )
    )
      .filter(({ act }) => act === 'CORRECTED')
      .map(({ place }) => place);

  it('are proposed by whoever has proven the claim, one of a fact at a time', async () => {
    const { client, claimId } = await claimed();
    const stranger = await world.user();
    expect((await propose(stranger, claimId, moved)).body.code).toBe('claim_not_found');
    expect((await stranger.get(of(claimId))).body.code).toBe('claim_not_found');
    const first = (await propose(client, claimId, moved)).body;
    expect((await propose(client, claimId, { ...moved, value: ' Bengaluru ' })).body).toEqual(first);
    expect((await propose(client, claimId, { ...moved, value: 'Surat' })).body.code).toBe('correction_waiting');
    const colleague = await claimed();
    expect((await propose(colleague.client, colleague.claimId, moved)).body.code).toBe('correction_waiting');
    expect(await own(colleague.client, colleague.claimId)).toEqual([]);
    const { facts } = (await colleague.client.get(of(colleague.claimId))).body;
    expect(facts.map(({ field }: Proposal) => field)).toEqual(CORRECTED_FIELDS);
    expect(facts[2]).toEqual({ field: 'HEADQUARTERS', value: 'Kochi', isWaiting: true });
    expect((await shown()).headQuarter).toBe('Kochi');
  });

  it('are refused at the field for what the entry cannot have, or has', async () => {
    const { client, claimId } = await claimed();
    const fieldsOf = async (proposal: Proposal) => {
      const { status, body } = await propose(client, claimId, proposal);
      return [status, body.code, Object.keys(body.fields ?? {})];
    };
    const unfitting = 'correction_unfitting';
    expect(await fieldsOf({ ...moved, value: 'Kochi' })).toEqual([422, unfitting, ['value']]);
    expect(await fieldsOf({ field: 'WEBSITE', value: 'https://evil.example' })).toEqual([422, unfitting, ['value']]);
    expect(await fieldsOf({ ...moved, value: '<b>Bengaluru</b>' })).toEqual([422, unfitting, ['value']]);
    expect(await fieldsOf({ ...moved, source: 'http://10.0.0.1/' })).toEqual([422, unfitting, ['source']]);
    expect((await propose(client, claimId, { field: 'INDUSTRY', value: 'IT' })).status).toBe(400);
    await run(world.server.database, 'update research.employer_claims set claimed_on = null, ends_on = null');
    expect((await propose(client, claimId, moved)).body.code).toBe('claim_step_other');
  });

  it('are as many as a day allows', async () => {
    const { client, claimId } = await claimed();
    for (let count = 0; count < dailyCorrectionLimit.most; count += 1) {
      const { body } = await propose(client, claimId, moved);
      expect((await withdraw(client, body.correctionId)).status).toBe(204);
    }
    expect((await propose(client, claimId, moved)).body.code).toBe('too_many_corrections');
  });

  it('change the entry once a moderator accepts, with a line of the log and the source for everybody', async () => {
    const { client, claimId, correctionId } = await proposed();
    const moderator = await aModerator();
    const queue = (await moderator.get('/api/employer/corrections')).body;
    expect(queue.open).toBe(1);
    expect(queue.corrections).toMatchObject([{ correctionId, present: 'Kochi', value: 'Bengaluru', source: SOURCE }]);
    expect((await decide(moderator, correctionId)).status).toBe(204);
    expect((await decide(await aModerator(), correctionId)).status).toBe(204);
    expect((await decide(moderator, correctionId, { verdict: 'REFUSED', reason: 'No.' })).body.code).toBe(
      'correction_decided',
    );
    expect((await withdraw(client, correctionId)).body.code).toBe('correction_decided');
    expect((await shown()).headQuarter).toBe('Bengaluru');
    expect(await accepted()).toMatchObject([{ number: 1, field: 'HEADQUARTERS', before: 'Kochi', value: 'Bengaluru' }]);
    expect(await acts()).toEqual(['Vaayuna Technologies']);
    expect((await own(client, claimId))[0]).toMatchObject({ status: 'ACCEPTED', reason: null });
    const listed = await select(
      world.server.database,
      { token: text },
      `select token from research.company_options where token = 'city:bengaluru'`,
    );
    expect(listed).toHaveLength(1);
  });

  it.each([
    ['WEBSITE', 'https://www.vaayuna.example/in', 'website'],
    ['CAREER_SITE', 'https://jobs.vaayuna.example', 'careerSiteUrl'],
    ['EMPLOYEES_WORLDWIDE', '5k-10k', 'globalEmployeeCount'],
  ])('give a company without a profile its %s', async (field, value, member) => {
    await run(
      world.server.database,
      'delete from research.company_profiles where company_id = (select id from catalog.companies where slug = $1)',
      company,
    );
    const { client, claimId } = await claimed();
    const { correctionId } = (await propose(client, claimId, { field, value })).body;
    expect((await decide(await aModerator(), correctionId, { present: null })).status).toBe(204);
    expect((await shown())[member]).toBe(value);
  });

  it('are refused with a reason, which the claimant reads', async () => {
    const { client, claimId, correctionId } = await proposed();
    const moderator = await aModerator();
    const refused = { verdict: 'REFUSED', reason: '  ' };
    expect((await decide(moderator, correctionId, refused)).body.code).toBe('reason_required');
    expect((await decide(moderator, correctionId, { ...refused, reason: 'The page says Kochi.' })).status).toBe(204);
    expect(await own(client, claimId)).toMatchObject([{ status: 'REFUSED', reason: 'The page says Kochi.' }]);
    expect([(await shown()).headQuarter, await accepted(), await acts()]).toEqual(['Kochi', [], []]);
  });

  it('tell whoever proposed them what was decided, once and without a name', async () => {
    const { client, claimId, correctionId } = await proposed();
    const colleague = await claimed();
    const moderator = await aModerator();
    const told = async (by: Client) => {
      await notifyClaimants({ ...world.server, now: world.now });
      const { items } = (await by.get('/api/notification/notifications?platform=computer')).body;
      return items.filter(({ variantId }: { variantId: string }) => variantId === 'claim');
    };
    expect((await decide(moderator, correctionId, { present: 'Surat' })).status).toBe(409);
    expect(await told(client)).toEqual([]);
    for (let times = 0; times < 2; times += 1) expect((await decide(moderator, correctionId)).status).toBe(204);
    const [{ data }, ...more] = await told(client);
    expect(more).toEqual([]);
    expect(data).toMatchObject({
      title: 'Your correction for Vaayuna Technologies was accepted',
      body: 'Everyone can see the headquarters that you proposed, with its source.',
      cta: `/companies/claim/${claimId}/entry`,
      nativeInfo: { type: 'claims', params: { correctionId } },
    });
    const second = (await propose(client, claimId, { field: 'WEBSITE', value: 'https://vaayuna.example/in' })).body;
    const { facts } = (await client.get(of(claimId))).body;
    const refusal = { verdict: 'REFUSED', present: facts[0].value, reason: 'Asha of Vaayuna wrote this page.' };
    expect((await decide(moderator, second.correctionId, refusal)).status).toBe(204);
    const refused = (await told(client)).find(({ data: news }: { data: { title: string } }) =>
      news.title.endsWith('refused'),
    );
    expect(refused.data.body).toBe('It was about the website. You can read the reason and propose another one.');
    expect([await told(colleague.client), await told(moderator)]).toEqual([[], []]);
  });

  it('are decided by moderators alone, and not about their own company', async () => {
    const { client, correctionId } = await proposed();
    for (const [who, code] of [
      [world.guest(), 'not_signed_in'],
      [client, 'moderator_required'],
      [await world.writer(), 'moderator_required'],
    ] as const) {
      expect((await decide(who, correctionId)).body.code).toBe(code);
      expect((await who.get('/api/employer/corrections')).body.code).toBe(code);
    }
    const moderator = await aModerator();
    await moveSessions(world.server, [moderator], -31, 0);
    expect((await decide(moderator, correctionId)).body.code).toBe('session_not_fresh');
    expect((await moderator.get('/api/employer/corrections')).body.code).toBe('session_not_fresh');
    const employee = await world.writer();
    await makeModerator(world.server.database, employee.userId);
    expect((await decide(employee, correctionId)).body.code).toBe('case_of_others');
    const claimant = await aModerator();
    await claimant.post('/api/employer/claims', { company, way: 'DNS', mailbox: null });
    expect((await decide(claimant, correctionId)).body.code).toBe('case_of_others');
    const beginner = await world.user();
    await run(
      world.server.database,
      `insert into identity.roles (user_id, role) values ($1, 'moderator')`,
      beginner.userId,
    );
    expect((await decide(beginner, correctionId)).body.code).toBe('conduct_not_accepted');
    expect((await withdraw(await world.user(), correctionId)).body.code).toBe('correction_not_found');
  });

  it('are decided once by two moderators at the same moment', async () => {
    const { correctionId } = await proposed();
    const [one, other] = [await aModerator(), await aModerator()];
    const answers = await Promise.all([decide(one, correctionId), decide(other, correctionId)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect([(await accepted()).length, await acts()]).toEqual([1, ['Vaayuna Technologies']]);
    const { client, claimId } = await claimed();
    const next = (await propose(client, claimId, { ...moved, value: 'Surat' })).body.correctionId;
    const [yes, no] = await Promise.all([
      decide(one, next, { present: 'Bengaluru' }),
      decide(other, next, { present: 'Bengaluru', verdict: 'REFUSED', reason: 'No.' }),
    ]);
    expect([yes.status, no.status].toSorted()).toEqual([204, 409]);
    expect((await accepted()).length).toBe(yes.status === 204 ? 2 : 1);
  });

  it('of two facts of one company are accepted at the same moment', async () => {
    const { client, claimId, correctionId } = await proposed();
    const site = { field: 'WEBSITE', value: 'https://www.vaayuna.example/new' };
    const other = (await propose(client, claimId, site)).body.correctionId;
    const { facts } = (await client.get(of(claimId))).body;
    const moderator = await aModerator();
    const answers = await Promise.all([
      decide(moderator, correctionId),
      decide(moderator, other, { present: facts[0].value }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect((await accepted()).map(({ number }: { number: number }) => number)).toEqual([2, 1]);
  });

  it('are not accepted for an entry that has changed since it was read, or is off', async () => {
    const { client, claimId, correctionId } = await proposed();
    const { database } = world.server;
    const moderator = await aModerator();
    await run(database, `update catalog.companies set headquarters = 'Surat' where slug = $1`, company);
    expect((await decide(moderator, correctionId)).body.code).toBe('correction_changed');
    expect((await decide(moderator, correctionId, { present: 'Surat' })).status).toBe(204);
    const next = (await propose(client, claimId, { ...moved, value: 'Mysuru' })).body.correctionId;
    // A contributed company has a page without an entry.
    await run(database, 'update research.company_figures set reviews = 1, rating_total = 4 where company_id = 1');
    const entry = entryIdOf(1);
    await database.query(keepEntry, entry, 1);
    await database.query(hideEntry, entry);
    expect((await decide(moderator, next, { present: null })).body.code).toBe('entry_off');
    expect((await propose(client, claimId, { field: 'WEBSITE', value: 'vaayuna.example/x' })).body.code).toBe(
      'entry_off',
    );
    expect(await accepted()).toEqual([]);
    await run(database, 'update research.company_entries set is_off = false');
  });

  it('are withdrawn with their claim: revoked, ended or lapsed, also in the moment of the decision', async () => {
    const moderator = await aModerator();
    const revoke = () => moderator.call('DELETE', `/api/employer/companies/${company}/claims`);
    const revoked = await proposed();
    expect((await revoke()).status).toBe(204);
    expect((await decide(moderator, revoked.correctionId)).body.code).toBe('correction_not_found');
    const ended = await proposed();
    expect((await ended.client.call('DELETE', `/api/employer/claims/${ended.claimId}`)).status).toBe(204);
    expect((await decide(moderator, ended.correctionId)).body.code).toBe('correction_not_found');
    const lapsed = await proposed();
    await run(world.server.database, `update research.employer_claims set ends_on = ends_on - 400`);
    expect((await moderator.get('/api/employer/corrections')).body).toEqual({ corrections: [], open: 0 });
    expect((await decide(moderator, lapsed.correctionId)).body.code).toBe('correction_not_found');
    await endLapsedClaims({ database: world.server.database, now: world.now });
    expect(await own(lapsed.client, lapsed.claimId)).toEqual([]);
    expect((await shown()).headQuarter).toBe('Kochi');
    const raced = await proposed();
    const [decision] = await Promise.all([decide(moderator, raced.correctionId), revoke()]);
    expect([204, 404]).toContain(decision.status);
    expect((await shown()).headQuarter).toBe(decision.status === 204 ? 'Bengaluru' : 'Kochi');
    expect(await acts()).toHaveLength(decision.status === 204 ? 1 : 0);
  });

  it('stay with a company that is renamed', async () => {
    const { correctionId } = await proposed();
    const { database } = world.server;
    await run(database, `update catalog.companies set slug = 'vaayuna' where slug = $1`, company);
    const { corrections } = (await (await aModerator()).get('/api/employer/corrections')).body;
    expect(corrections[0].company.urlName).toBe('vaayuna');
    expect((await decide(await aModerator(), correctionId)).status).toBe(204);
    await run(database, `update catalog.companies set slug = $1 where slug = 'vaayuna'`, company);
    expect(await acts()).toEqual(['Vaayuna Technologies']);
  });

  it('are copied for their claimant, and end with the account or their time', async () => {
    const { client, correctionId } = await proposed();
    const { database } = world.server;
    expect((await decide(await aModerator(), correctionId)).status).toBe(204);
    const rows = () => select(database, { field: text }, 'select field from research.employer_corrections');
    await correctionsHousekeeping(database)(world.now() + (DECIDED_CORRECTION_DAYS - 1) * DAY_MS);
    expect(await rows()).toHaveLength(1);
    await correctionsHousekeeping(database)(world.now() + (DECIDED_CORRECTION_DAYS + 1) * DAY_MS);
    expect(await rows()).toEqual([]);
    const other = await claimed();
    expect((await propose(other.client, other.claimId, { ...moved, value: 'Surat' })).status).toBe(201);
    expect(await rows()).toHaveLength(1);
    const end = (by: Client) => by.post('/api/user/user/delete', { confirmation: 'delete', contributions: 'erase' });
    expect([(await end(other.client)).status, await rows()]).toEqual([204, []]);
    expect((await end(client)).status).toBe(204);
    // Corrections belong to the company and stay.
    expect(await accepted()).toHaveLength(1);
  });
});
