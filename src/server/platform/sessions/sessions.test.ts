import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { insertRow, select } from '@tests/support/sql';
import { openDatabaseOn, testDatabaseKinds } from '@tests/support/test-database';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAuthorship } from '../authorship';
import type { Database } from '../database';
import { migrate } from '../migrate';
import { text, uuid } from '../sql-types';
import { Sessions } from './sessions';

type Jar = Record<string, string>;

const minute = 60_000;
const day = 86_400_000;

describe.each(testDatabaseKinds)('Sessions on %s', (kind) => {
  const authorship = createAuthorship(Buffer.alloc(32, 1));
  let database: Database;
  let drop: () => Promise<void>;
  let app: FastifyInstance;
  let sessions: Sessions;
  let now: number;
  let uptime: number | null;
  let userId: string;

  beforeAll(async () => {
    ({ database, drop } = await openDatabaseOn(kind));
    await migrate(database);
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  beforeEach(async () => {
    now = Date.parse('2026-03-01T10:00:00Z');
    uptime = null;
    userId = randomUUID();
    const user = { id: userId, public_id: `p-${userId}`, name: 'Asha Nair', email: 'a@b.example' };
    await insertRow(database, 'identity.users', user);
    await insertRow(database, 'identity.accounts', { provider: 'google', subject: userId, user_id: userId });
    sessions = createSessions();
    app = createApp(sessions);
  });

  const createSessions = (): Sessions =>
    new Sessions({
      database,
      authorship,
      accessMinutes: 15,
      refreshDays: 30,
      perUser: 3,
      secure: true,
      now: () => now,
      uptime: () => uptime ?? now,
    });

  function createApp(over: Sessions): FastifyInstance {
    const created = fastify();
    created.register(cookie);
    created.get('/me', async (request, reply) => {
      const viewer = await over.authenticate(request, reply);
      return viewer === null
        ? { guest: true }
        : { ...viewer, personaRef: Buffer.from(viewer.personaRef).toString('hex') };
    });
    created.post('/in', async (request, reply) => {
      await over.authenticate(request, reply);
      await over.start(request, userId, { provider: 'google', subject: userId }, 'gp');
      return {};
    });
    created.post('/renew', async (request, reply) => {
      const viewer = await over.authenticate(request, reply);
      return { wasKnown: viewer !== null, isRenewed: await over.renew(request) };
    });
    created.post('/out', async (request, reply) => {
      await over.authenticate(request, reply);
      await over.end(request);
      return {};
    });
    return created;
  }

  const collect = (jar: Jar, response: LightMyRequestResponse): Jar => {
    const next = { ...jar };
    for (const { name, value, maxAge, expires } of response.cookies) {
      if (maxAge === 0 || (expires !== undefined && expires.getTime() < now)) delete next[name];
      else next[name] = value;
    }
    return next;
  };
  const signIn = async (jar: Jar = {}): Promise<Jar> =>
    collect(jar, await app.inject({ method: 'POST', url: '/in', cookies: jar }));
  const me = (jar: Jar, on = app): Promise<LightMyRequestResponse> => on.inject({ url: '/me', cookies: jar });

  it('sets the tokens for the server alone and the rest for the client, without email or token in it', async () => {
    const response = await app.inject({ method: 'POST', url: '/in' });
    const byName = new Map(response.cookies.map((each) => [each.name, each]));
    expect([...byName.keys()].sort().join(' ')).toBe('AT AT_SPAN DRAFTS RT UAC_I UAC_K authtype deviceId usr_data');
    expect(byName.get('AT')).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/', maxAge: 900 });
    expect(byName.get('RT')).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 2_592_000,
    });
    expect(byName.get('AT_SPAN')).toMatchObject({ value: `${now}-${now + 15 * minute}`, maxAge: 2_592_000 });
    expect(byName.get('AT_SPAN')?.httpOnly).toBeUndefined();
    expect(byName.get('UAC_K')).toMatchObject({ value: '1', secure: true, sameSite: 'Lax' });
    expect(byName.get('UAC_K')?.httpOnly).toBeUndefined();
    expect(byName.get('UAC_I')?.value).toBe(`p-${userId}`);
    expect(byName.get('authtype')?.value).toBe('gp');
    expect(JSON.parse(byName.get('usr_data')?.value ?? '')).toEqual({
      UserId: `p-${userId}`,
      userName: '',
      fullAvatarUrl: '',
      avatarBgColor: '',
    });
  });

  it('[EN-COOKIE-TOKENS] reads AT and RT from the cookies and knows the person', async () => {
    const response = await me(await signIn());
    expect(response.json()).toEqual({
      userId,
      personaRef: authorship.personaRef(userId).toString('hex'),
      ...{ isReader: false, isWriter: false, isEmployer: false },
    });
    expect(response.cookies).toEqual([]);
  });

  it('keeps no token in the database', async () => {
    const jar = await signIn();
    const rows = JSON.stringify(
      await select(
        database,
        { a: text, r: text },
        "select encode(access_hash, 'escape') as a, encode(hash, 'escape') as r from identity.sessions, identity.refresh_tokens",
      ),
    );
    expect(rows).not.toContain(jar.AT);
    expect(rows).not.toContain(jar.RT);
  });

  it('knows nobody by a forged or malformed token, and takes the cookies away', async () => {
    const response = await me({ AT: 'x'.repeat(43), RT: 'nonsense', UAC_K: '1' });
    expect(response.json()).toEqual({ guest: true });
    expect(collect({ AT: 'x', UAC_K: '1', RT: 'y' }, response)).toEqual({});
  });

  it('renews inside the request once the access token has ended, and the new pair works', async () => {
    const jar = await signIn();
    now += 15 * minute + 1;
    const response = await me(jar);
    expect(response.json()).toMatchObject({ userId });
    const renewed = collect(jar, response);
    expect(renewed.AT).not.toBe(jar.AT);
    expect(renewed.RT).not.toBe(jar.RT);
    expect((await me(renewed)).json()).toMatchObject({ userId });
  });

  it('[TM-AUTH-EARLY] treats an access token as ended 30 s early: a request then renews the pair first', async () => {
    const jar = await signIn();
    now += 15 * minute - 30_001;
    expect((await me(jar)).cookies).toEqual([]);
    now += 1;
    const response = await me(jar);
    expect(response.json()).toMatchObject({ userId });
    const renewed = collect(jar, response);
    expect(renewed.AT).not.toBe(jar.AT);
    expect(renewed.AT_SPAN).toBe(`${now}-${now + 15 * minute}`);
    expect((await me(renewed)).cookies).toEqual([]);
  });

  it('takes an access token without a refresh token until its end', async () => {
    const { AT = '' } = await signIn();
    now += 15 * minute - 1;
    expect((await me({ AT })).json()).toMatchObject({ userId });
  });

  it('renews before the time when it is asked to, and once for the requests beside it', async () => {
    const jar = await signIn();
    now += 10 * minute;
    const renew = () => app.inject({ method: 'POST', url: '/renew', cookies: jar });
    const [first, second] = await Promise.all([renew(), renew()]);
    expect(first.json()).toEqual({ wasKnown: true, isRenewed: true });
    const renewed = collect(jar, first);
    expect(renewed.RT).not.toBe(jar.RT);
    expect(collect(jar, second)).toEqual(renewed);
    expect((await me(renewed)).json()).toMatchObject({ userId });
    // A concurrent request with the previous pair is still accepted.
    expect((await me(jar)).json()).toMatchObject({ userId });
  });

  it('renews nothing without a refresh token, nor with a used one', async () => {
    const jar = await signIn();
    const { AT = '' } = jar;
    const renew = (cookies: Jar) => app.inject({ method: 'POST', url: '/renew', cookies });
    expect((await renew({ AT })).json()).toEqual({ wasKnown: true, isRenewed: false });
    expect((await renew({})).json()).toEqual({ wasKnown: false, isRenewed: false });
    const own = collect(jar, await renew(jar));
    now += 11_000;
    expect((await renew(jar)).json()).toEqual({ wasKnown: false, isRenewed: false });
    expect((await me(own)).json()).toEqual({ guest: true });
  });

  it('gives requests side by side one and the same new pair', async () => {
    const jar = await signIn();
    now += 20 * minute;
    const responses = await Promise.all([me(jar), me(jar), me(jar)]);
    const pairs = responses.map((response) => collect({}, response).RT);
    expect(new Set(pairs).size).toBe(1);
    expect(responses.every((response) => response.json().userId === userId)).toBe(true);
  });

  it('forgives a lost answer for ten seconds, on another process too', async () => {
    const jar = await signIn();
    now += 20 * minute;
    await me(jar);
    now += 5_000;
    const again = await me(jar, createApp(createSessions()));
    expect(again.json()).toMatchObject({ userId });
    expect((await me(collect(jar, again))).json()).toMatchObject({ userId });
  });

  it('ends the whole session when a used refresh token comes again', async () => {
    const stolen = await signIn();
    now += 20 * minute;
    const own = collect(stolen, await me(stolen));
    now += 11_000;
    const thief = await me(stolen);
    expect(thief.json()).toEqual({ guest: true });
    expect((await me(own)).json()).toEqual({ guest: true });
  });

  it('ends the session when a forgiven token left two, and both are used', async () => {
    const jar = await signIn();
    now += 20 * minute;
    const own = collect(jar, await me(jar));
    const copied = collect(jar, await me(jar, createApp(createSessions())));
    expect(copied.RT).not.toBe(own.RT);
    now += 20 * minute;
    expect((await me(own)).json()).toMatchObject({ userId });
    now += 11_000;
    expect((await me(copied)).json()).toEqual({ guest: true });
    expect((await me(own)).json()).toEqual({ guest: true });
  });

  it('knows nobody by a token that was used just before the session was ended', async () => {
    const jar = await signIn();
    now += 20 * minute;
    const renewed = collect(jar, await me(jar));
    await app.inject({ method: 'POST', url: '/out', cookies: renewed });
    now += 1_000;
    const late = await me(jar);
    expect(late.json()).toEqual({ guest: true });
    expect(Object.keys(collect(jar, late))).toEqual(['DRAFTS', 'deviceId']);
  });

  it('keeps of a visit its day only, from the beginning, and says of no row whose it is', async () => {
    let jar = await signIn();
    for (let visit = 0; visit < 3; visit += 1) {
      now += 3 * 60 * minute;
      jar = collect(jar, await me(jar));
    }
    const ofOwner = 'select id, to_jsonb(s)::text as row from identity.sessions s where owner_ref = $1';
    const [session] = await select(database, { id: uuid, row: text }, ofOwner, authorship.ownerRef(userId));
    const ofSession = 'select to_jsonb(t)::text as row from identity.refresh_tokens t where session_id = $1';
    const tokens = await select(database, { row: text }, ofSession, session?.id);
    expect(tokens).toHaveLength(4);
    for (const row of [session, ...tokens].map((each) => each?.row)) {
      expect(row).not.toContain(userId);
      expect(row).not.toMatch(/\d\d:\d\d/);
      expect(row).toMatch(/"ends_on": "2026-0(?:3-31|4-01)"/);
    }
    expect((await me(jar)).json()).toMatchObject({ userId });
  });

  it('keeps the newest session, however many there are of its day', async () => {
    for (let each = 0; each < 3; each += 1) await signIn();
    now += 3 * 60 * minute;
    expect((await me(await signIn())).json()).toMatchObject({ userId });
  });

  it('ends a session that nobody used for thirty days, with the last of them in India', async () => {
    const jar = await signIn();
    now += 31 * day;
    expect((await me(jar)).json()).toEqual({ guest: true });
    await sessions.purge();
    const rows = await select(
      database,
      { id: uuid },
      'select id from identity.sessions where owner_ref = $1',
      authorship.ownerRef(userId),
    );
    expect(rows).toEqual([]);
  });

  it('lives on as long as one comes back within thirty days', async () => {
    let jar = await signIn();
    for (let visit = 0; visit < 4; visit += 1) {
      now += 29 * day;
      jar = collect(jar, await me(jar));
    }
    expect((await me(jar)).json()).toMatchObject({ userId });
  });

  it('signs out at once, for the old cookies too, and keeps the device', async () => {
    const jar = await signIn();
    await me(jar);
    const response = await app.inject({ method: 'POST', url: '/out', cookies: jar });
    expect(Object.keys(collect(jar, response))).toEqual(['DRAFTS', 'deviceId']);
    expect((await me(jar)).json()).toEqual({ guest: true });
  });

  it('signs out a browser whose access token has already ended', async () => {
    const jar = await signIn();
    const { RT = '' } = jar;
    await app.inject({ method: 'POST', url: '/out', cookies: { RT } });
    expect((await me({ RT })).json()).toEqual({ guest: true });
  });

  it('signing in again ends the session that the browser had', async () => {
    const first = await signIn();
    const second = await signIn(first);
    expect((await me(first)).json()).toEqual({ guest: true });
    expect((await me(second)).json()).toMatchObject({ userId });
  });

  it('is not remembered for longer because the clock goes back', async () => {
    const jar = await signIn();
    const elsewhere = createApp(createSessions());
    uptime = 0;
    const meElsewhere = () => elsewhere.inject({ url: '/me', cookies: jar });
    expect((await meElsewhere()).json()).toMatchObject({ userId });
    await app.inject({ method: 'POST', url: '/out', cookies: jar });
    now -= 60 * minute;
    uptime = 11_000;
    expect((await meElsewhere()).json()).toEqual({ guest: true });
  });

  it('keeps at most as many sessions as allowed; the oldest ends', async () => {
    const jars: Jar[] = [];
    for (let each = 0; each < 4; each += 1) {
      now += 1000;
      jars.push(await signIn());
    }
    const answers = await Promise.all(jars.map(async (jar) => (await me(jar)).json()));
    expect(answers.map((answer) => answer.guest === true)).toEqual([true, false, false, false]);
  });

  it('keeps no more than allowed after sign-ins side by side', async () => {
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(Array.from({ length: 8 }, () => app.inject({ method: 'POST', url: '/in' })));
      const rows = await select(
        database,
        { id: uuid },
        'select id from identity.sessions where owner_ref = $1',
        authorship.ownerRef(userId),
      );
      expect(rows).toHaveLength(3);
    }
  });

  it('learns of a new role as soon as it is told', async () => {
    const jar = await signIn();
    expect((await me(jar)).json()).toMatchObject({ isReader: false });
    await insertRow(database, 'persona.personas', { persona_ref: authorship.personaRef(userId), is_reader: true });
    expect((await me(jar)).json()).toMatchObject({ isReader: false });
    sessions.forget(userId);
    expect((await me(jar)).json()).toMatchObject({ isReader: true });
  });

  it('knows whose a socket is by a live access token or an unused refresh token, and uses neither up', async () => {
    const jar = await signIn();
    const { AT = '', RT = '' } = jar;
    const holder = await sessions.authenticateSocket(jar);
    expect(holder?.personaRef).toEqual(authorship.personaRef(userId));
    now += 16 * minute;
    expect(await sessions.authenticateSocket({ AT })).toBeNull();
    expect(await sessions.authenticateSocket({ RT })).toEqual(holder);
    await me(jar);
    expect(await sessions.authenticateSocket({ RT })).toBeNull();
    expect(await sessions.authenticateSocket({})).toBeNull();
  });

  it('says which session has ended', async () => {
    const jar = await signIn();
    const holder = await sessions.authenticateSocket(jar);
    const ended: string[] = [];
    sessions.onEnded((sessionId) => ended.push(sessionId));
    await app.inject({ method: 'POST', url: '/out', cookies: jar });
    expect(ended).toEqual([holder?.sessionId]);
  });
});
