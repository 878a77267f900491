import { randomUUID } from 'node:crypto';
import { makeModerator } from '@tests/support/make-moderator';
import { moveSessions } from '@tests/support/move-sessions';
import { run, select } from '@tests/support/sql';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import {
  CLAIM_DAYS,
  dailyClaimCodeLimit,
  dailyClaimLimit,
  dailyOwnClaimCodeLimit,
  MAX_CLAIMS,
  UNPROVEN_CLAIM_DAYS,
} from '@/core/research/employer/claim.rules';
import { CONDUCT_VERSION } from '@/core/trust/moderation/conduct-version.rules';
import { StandInRecords } from '@/server/platform/dns/stand-in-records';
import { newestMail } from '@/server/platform/mail/newest-mail';
import { chosenSide, sideRefOf } from '@/server/platform/sides/sides';
import { sideOf } from '@/server/platform/sides/sides.queries';
import { text } from '@/server/platform/sql-types';
import { endLapsedClaims } from '@/server/services/research/employer/claims/lapse-claims';
import { notifyClaimants } from '@/server/services/talk/notification/claim-notifications/claim-notifications';
import { aClaimant } from './harness/claimant';
import type { Client } from './harness/client';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { World } from './harness/world';
import { startWorld } from './harness/world';

const company = 'vaayuna-technologies';
const domain = 'vaayuna.example';

describeOnDatabases('claims of companies', (on) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(on);
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    await run(world.server.database, 'delete from research.employer_claims');
    await run(world.server.database, 'delete from platform.help_counts');
    await run(world.server.database, 'delete from moderation.unlogged');
  });

  const personaOf = ({ userId }: { readonly userId: string }) => world.server.authorship.personaRef(userId);
  const start = async (client: Client, way = 'DNS', mailbox: string | null = null) =>
    client.post('/api/employer/claims', { company, way, mailbox });
  const setRecords = (...records: readonly string[]) =>
    new StandInRecords(world.server.database).set(`_company-claim.${domain}`, records);
  const prove = (client: Client, claimId: string) => client.post(`/api/employer/claims/${claimId}/record`, undefined);
  const acts = async () =>
    (await select(world.server.database, { act: text }, 'select act from moderation.unlogged order by act')).map(
      ({ act }) => act,
    );
  const claimed = async () => {
    const client = await world.user();
    const { claimId, record } = (await start(client)).body;
    await setRecords(record.value);
    expect((await prove(client, claimId)).status).toBe(200);
    return { client, claimId, record };
  };

  it('are proven by the record of the claimant alone, among many records', async () => {
    const [asha, ravi] = [await world.user(), await world.user()];
    const [own, others] = [(await start(asha)).body, (await start(ravi)).body];
    expect(own.record.name).toBe(`_company-claim.${domain}`);
    expect(own.record.value).not.toBe(others.record.value);
    await setRecords(...Array.from({ length: 150 }, (_, at) => `other=${at}`), ` ${own.record.value} `);
    expect((await prove(ravi, others.claimId)).body.code).toBe('claim_record_missing');
    expect((await prove(ravi, own.claimId)).body.code).toBe('claim_not_found');
    expect((await prove(asha, own.claimId)).body).toMatchObject({ step: null, claimedIn: expect.any(String) });
    const shown = (await world.guest().get(`/api/employer/companies/${company}/claims`)).body;
    expect(shown.claims).toEqual([{ domain, way: 'DNS', claimedIn: expect.stringMatching(/^\d{4}-\d{2}$/) }]);
    expect(await acts()).toEqual(['CLAIMED']);
  });

  it('are one line of the log however often they are proven on a day', async () => {
    const { client, claimId } = await claimed();
    for (let again = 0; again < 3; again += 1)
      expect((await prove(client, claimId)).body).toMatchObject({ step: null, claimedIn: expect.any(String) });
    expect(await acts()).toEqual(['CLAIMED']);
    await run(world.server.database, `update research.employer_claims set ends_on = ends_on - 1`);
    expect((await prove(client, claimId)).status).toBe(200);
    expect(await acts()).toEqual(['CLAIMED', 'RENEWED']);
  });

  it('are revoked by no moderator who claims the company', async () => {
    const { client } = await claimed();
    await makeModerator(world.server.database, client.userId);
    const revoke = await client.call('DELETE', `/api/employer/companies/${company}/claims`);
    expect(revoke.body.code).toBe('case_of_others');
    expect((await client.get('/api/employer/claims')).body).toMatchObject([{ claimedIn: expect.any(String) }]);
  });

  it('end when they are started anew at another domain, which no proof has named', async () => {
    const { client, claimId } = await claimed();
    const { database } = world.server;
    expect((await start(client)).body).toMatchObject({ claimId, claimedIn: expect.any(String) });
    const move = (to: string) => run(database, 'update catalog.companies set domain = $1 where slug = $2', to, company);
    await move('vaayuna-moved.example');
    expect((await client.get('/api/employer/claims')).body).toMatchObject([{ domain, claimedIn: expect.any(String) }]);
    expect((await start(client)).body).toMatchObject({
      domain: 'vaayuna-moved.example',
      claimedIn: null,
      step: 'RECORD',
    });
    expect((await world.guest().get(`/api/employer/companies/${company}/claims`)).body.claims).toEqual([]);
    expect(await acts()).toEqual(['CLAIMED', 'ENDED']);
    await move(domain);
  });

  it('remind their claimants also if the seal of another one is broken', async () => {
    await aClaimant(world, company);
    const { client } = await claimed();
    await run(world.server.database, `update research.employer_claims set ends_on = current_date + 10`);
    await expect(notifyClaimants({ ...world.server, now: world.now })).rejects.toThrow('1 claimants');
    const { body } = await client.get('/api/notification/notifications?platform=computer');
    expect(JSON.stringify(body)).toContain('Vaayuna Technologies');
  });

  it('lapse after a year, and wait for another proof then', async () => {
    const { client } = await claimed();
    const { database } = world.server;
    await endLapsedClaims({ database, now: Date.now });
    expect((await client.get('/api/employer/claims')).body).toMatchObject([{ claimedIn: expect.any(String) }]);
    await endLapsedClaims({ database, now: () => Date.now() + 367 * 86_400_000 });
    expect((await client.get('/api/employer/claims')).body).toMatchObject([{ claimedIn: null, step: 'RECORD' }]);
    expect(await acts()).toEqual(['CLAIMED', 'LAPSED']);
  });

  it('say which step they wait for, and which company has no domain', async () => {
    const [asha, ravi] = [await world.user(), await world.user()];
    const { database } = world.server;
    const [byRecord, byAddress] = [(await start(asha)).body, (await start(ravi, 'ADDRESS', 'hr')).body];
    expect((await prove(ravi, byAddress.claimId)).body.code).toBe('claim_step_other');
    const enter = (client: Client, claimId: string) =>
      client.post(`/api/employer/claims/${claimId}/code`, { code: '123456' });
    expect((await enter(asha, byRecord.claimId)).body.code).toBe('claim_step_other');
    await run(database, 'update research.employer_claims set code_tries = 32767 where way = $1', 'ADDRESS');
    expect((await enter(ravi, byAddress.claimId)).body.code).toBe('code_expired');
    await run(database, "update catalog.companies set domain = null where slug = 'sagarmatha-health'");
    const nowhere = { company: 'sagarmatha-health', way: 'DNS', mailbox: null };
    expect((await asha.post('/api/employer/claims', nowhere)).body.code).toBe('claim_domain_unknown');
  });

  it('are not proven by a record for a claimant who has contributed meanwhile', async () => {
    const asha = await world.user();
    const { database, authorship } = world.server;
    const { claimId, record } = (await start(asha, 'DNS')).body;
    await new StandInRecords(database).set(record.name, [record.value]);
    await chosenSide(database, authorship, personaOf(asha), 'contributor');
    expect((await prove(asha, claimId)).body.code).toBe('claim_after_contribution');
  });

  it('are proven by others however often one account has proven and ended its own', async () => {
    const client = await world.user();
    const { database } = world.server;
    for (let round = 0; round <= dailyClaimLimit.most; round += 1) {
      const { claimId, record } = (await start(client)).body;
      await setRecords(record.value);
      const { status, body } = await prove(client, claimId);
      expect([status, body.code]).toEqual(round < dailyClaimLimit.most ? [200, undefined] : [422, 'too_many_claims']);
      await client.call('DELETE', `/api/employer/claims/${claimId}`);
    }
    await claimed();
    const [asha, second] = [await world.user(), await world.user()];
    const verified = 'update identity.accounts set email = $1, email_verified = true where user_id = $2';
    await run(database, verified, `kiran@${domain}`, second.userId);
    const confirmedFor = async (claimant: Client) => {
      const { claimId } = (await start(claimant, 'ADDRESS', 'hr')).body;
      await run(database, 'update research.employer_claims set is_code_proven = true where id = $1', claimId);
      return second.post(`/api/employer/claims/${claimId}/second`, undefined);
    };
    expect((await confirmedFor(asha)).status).toBe(204);
    expect((await confirmedFor(client)).body.code).toBe('too_many_claims');
  });

  it('are not confirmed for a claimant who has contributed meanwhile', async () => {
    const [asha, second] = [await world.user(), await world.user()];
    const { database, authorship } = world.server;
    const { claimId } = (await start(asha, 'ADDRESS', 'hr')).body;
    await run(database, 'update research.employer_claims set is_code_proven = true where id = $1', claimId);
    const verified = 'update identity.accounts set email = $1, email_verified = true where user_id = $2';
    await run(database, verified, `meera@${domain}`, second.userId);
    await chosenSide(database, authorship, personaOf(asha), 'contributor');
    const confirmed = await second.post(`/api/employer/claims/${claimId}/second`, undefined);
    expect(confirmed.body.code).toBe('claim_after_contribution');
  });

  it('by a role address need its code and a second person of the domain', async () => {
    const asha = await world.user();
    const { claimId } = (await start(asha, 'ADDRESS', 'careers')).body;
    const [mail] = await newestMail(world.server, `careers@${domain}`, 1);
    const code = /\b\d{6}\b/.exec(mail?.body ?? '')?.[0] ?? '';
    const wrong = code === '000000' ? '111111' : '000000';
    expect((await asha.post(`/api/employer/claims/${claimId}/code`, { code: wrong })).body.code).toBe('code_wrong');
    expect((await asha.post(`/api/employer/claims/${claimId}/code`, { code })).body.step).toBe('SECOND');
    const second = await world.user();
    const confirm = (client: Client) => client.post(`/api/employer/claims/${claimId}/second`, undefined);
    expect((await confirm(asha)).body.code).toBe('claim_second_unfitting');
    expect((await confirm(second)).body.code).toBe('claim_second_unfitting');
    const setAddress = (email: string) =>
      run(
        world.server.database,
        `update identity.accounts set email = '${email}', email_verified = true where user_id = '${second.userId}'`,
      );
    for (const other of [
      `hr@${domain}`,
      `ravi@mail.${domain}`,
      `ravi@${domain}.evil.example`,
      'ravi@vaayvna.example',
    ]) {
      await setAddress(other);
      expect((await confirm(second)).body.code).toBe('claim_second_unfitting');
    }
    await setAddress(`ravi@${domain}`);
    expect((await second.get(`/api/employer/claims/${claimId}/second`)).body.canConfirm).toBe(true);
    expect((await confirm(second)).status).toBe(204);
    expect((await asha.get('/api/employer/claims')).body).toMatchObject([{ claimedIn: expect.any(String) }]);
    expect((await second.get('/api/employer/claims')).body).toEqual([]);
  });

  it('mail a company no more codes than a day allows, whoever asks', async () => {
    const people = await Promise.all(Array.from({ length: dailyClaimCodeLimit.most + 2 }, () => world.user()));
    const answers = await Promise.all(people.map((person) => start(person, 'ADDRESS')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(dailyClaimCodeLimit.most);
    for (const person of people) {
      const [claim] = (await person.get('/api/employer/claims')).body;
      if (claim !== undefined) await person.call('DELETE', `/api/employer/claims/${claim.claimId}`);
      expect((await start(person, 'ADDRESS')).body.code).toBe('claim_codes_full');
    }
  });

  it('mail codes for people of the domain after strangers have used up theirs, three a day for one mailbox', async () => {
    for (let sent = 0; sent < dailyClaimCodeLimit.most; sent += 1)
      expect((await start(await world.user(), 'ADDRESS')).status).toBe(201);
    expect((await start(await world.user(), 'ADDRESS')).body.code).toBe('claim_codes_full');
    const personAt = async (email: string) => {
      const person = await world.user();
      const verified = 'update identity.accounts set email = $1, email_verified = true where user_id = $2';
      await run(world.server.database, verified, `${email}@${domain}`, person.userId);
      return person;
    };
    for (const email of ['ravi', 'ravi+b', 'Ravi+c'])
      expect((await start(await personAt(email), 'ADDRESS')).status, email).toBe(201);
    expect((await start(await personAt('ravi+d'), 'ADDRESS')).body.code).toBe('claim_codes_full');
    expect((await start(await personAt('hr'), 'ADDRESS')).body.code).toBe('claim_codes_full');
    expect((await start(await personAt('asha'), 'ADDRESS')).status).toBe(201);
  });

  it('go after some days if they are not proven, or no longer', async () => {
    const { database } = world.server;
    const waiting = await world.user();
    await start(waiting);
    const { client } = await claimed();
    const left = async (after: number) => {
      await endLapsedClaims({ database, now: () => Date.now() + after * DAY_MS });
      return [waiting, client].map(async (one) => (await one.get('/api/employer/claims')).body.length);
    };
    expect(await Promise.all(await left(UNPROVEN_CLAIM_DAYS))).toEqual([1, 1]);
    expect(await Promise.all(await left(UNPROVEN_CLAIM_DAYS + 1))).toEqual([0, 1]);
    expect(await Promise.all(await left(CLAIM_DAYS + 1))).toEqual([0, 1]);
    expect(await Promise.all(await left(CLAIM_DAYS + 1 + UNPROVEN_CLAIM_DAYS))).toEqual([0, 1]);
    expect(await Promise.all(await left(CLAIM_DAYS + 2 + UNPROVEN_CLAIM_DAYS))).toEqual([0, 0]);
  });

  it('are refused to an account with as many as one can have, until it ends one', async () => {
    const client = await world.user();
    const { claimId } = (await start(client)).body;
    const { database } = world.server;
    const companies = `insert into catalog.companies (id, name, slug, industry_id, headquarters, domain)
      select 991000 + n, 'Claimed ' || n, 'claimed-' || n, (select min(id) from catalog.industries), 'Pune', 'claimed-' || n || '.example'
      from generate_series(1, ${MAX_CLAIMS}) n`;
    const claims = `insert into research.employer_claims (id, company_id, claimant_ref, claimant_seal, domain, way, kept_until)
      select gen_random_uuid(), 991000 + n, claimant_ref, claimant_seal, domain, way, kept_until
      from research.employer_claims, generate_series(2, ${MAX_CLAIMS}) n where id = $1`;
    await run(database, companies);
    await run(database, claims, claimId);
    const startFirst = () => client.post('/api/employer/claims', { company: 'claimed-1', way: 'DNS', mailbox: null });
    expect(await startFirst()).toMatchObject({ status: 422, body: { code: 'claims_full' } });
    expect((await start(client)).body.claimId).toBe(claimId);
    expect((await client.get('/api/employer/claims')).body).toHaveLength(MAX_CLAIMS);
    expect((await client.call('DELETE', `/api/employer/claims/${claimId}`)).status).toBe(204);
    const first = await startFirst();
    expect(first.status).toBe(201);
    expect((await client.call('DELETE', `/api/employer/claims/${first.body.claimId}`)).status).toBe(204);
    const both = await Promise.all([startFirst(), start(client)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });

  it('mail no code for an account that asked for those of its day, also if it ended its claims', async () => {
    const one = await world.user();
    for (let sent = 0; sent < dailyOwnClaimCodeLimit.most; sent += 1) {
      const { claimId } = (await start(one, 'ADDRESS')).body;
      await one.call('DELETE', `/api/employer/claims/${claimId}`);
    }
    expect((await start(one, 'ADDRESS')).body.code).toBe(dailyOwnClaimCodeLimit.code);
    expect((await start(one)).status).toBe(201);
    expect((await start(await world.user(), 'ADDRESS')).status).toBe(201);
  });

  it('are closed to who has contributed, also in the moment of the proof', async () => {
    const writer = await world.writer();
    const { claimId, record } = (await start(writer)).body;
    await setRecords(record.value);
    const review = {
      ...{ rating: 3, aspects: {}, title: null, likes: 'The team is patient with new people.' },
      ...{ dislikes: 'The bus to the office comes late.', jobProfile: null, departmentId: null, city: null },
      ...{ employment: null, isCurrent: true, years: null },
    };
    const give = () =>
      writer.post(
        '/api/review/reviews',
        { companyName: 'Vaayuna Technologies', review },
        { 'idempotency-key': randomUUID() },
      );
    const [proof, given] = await Promise.all([prove(writer, claimId), give()]);
    const codes = [proof.body.code, given.body.code];
    // One of the two is refused, in either order.
    expect(codes.filter((code) => code === 'claim_after_contribution' || code === 'employer_account')).toHaveLength(1);
  });

  it('go with the account of their owner, which copies them before', async () => {
    const { client } = await claimed();
    const { database, authorship } = world.server;
    const rows = async () => [
      ...(await select(database, { way: text }, 'select way from research.employer_claims')),
      ...(await database.query(sideOf, sideRefOf(authorship, personaOf(client)))),
    ];
    expect(await rows()).toEqual([{ way: 'DNS' }, { side: 'employer' }]);
    const end = await client.post('/api/user/user/delete', { confirmation: 'delete', contributions: 'erase' });
    expect([end.status, await rows()]).toEqual([204, []]);
  });

  it('keep their account from contributing after they end, and are revoked by moderators', async () => {
    const { client, claimId } = await claimed();
    expect((await client.call('DELETE', `/api/employer/claims/${claimId}`)).status).toBe(204);
    expect((await client.get('/api/employer/claims')).body).toEqual([]);
    expect(await chosenSide(world.server.database, world.server.authorship, personaOf(client), 'contributor')).toBe(
      'employer',
    );
    const other = await claimed();
    const revoke = (by: Client) => by.call('DELETE', `/api/employer/companies/${company}/claims`);
    expect((await revoke(other.client)).body.code).toBe('moderator_required');
    const moderator = await world.user();
    const { userId } = moderator;
    const { database } = world.server;
    await run(database, `insert into identity.roles (user_id, role) values ('${userId}', 'moderator')`);
    expect((await revoke(moderator)).body.code).toBe('conduct_not_accepted');
    const accepted = `insert into identity.conduct_acceptances (user_id, version, accepted_on) values ('${userId}', ${CONDUCT_VERSION}, '2026-01-05')`;
    await run(database, accepted);
    const nobody = await moderator.call('DELETE', '/api/employer/companies/nobody-knows-this/claims');
    expect(nobody.body.code).toBe('company_not_found');
    expect((await revoke(moderator)).status).toBe(204);
    expect((await other.client.get('/api/employer/claims')).body).toEqual([]);
    expect(await acts()).toEqual(['CLAIMED', 'CLAIMED', 'ENDED', 'REVOKED']);
    await moveSessions(world.server, [moderator], -31, 0);
    expect((await revoke(moderator)).body.code).toBe('session_not_fresh');
  });
});
