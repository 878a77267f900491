import { randomUUID } from 'node:crypto';
import { attack } from '@tests/figures/attack';
import { harvest } from '@tests/figures/harvest';
import { harvestHeardBack, heardBackLeaks } from '@tests/figures/heard-back';
import { GUEST_HEADERS } from '@tests/figures/published';
import { harvestTenure, tenureLeaks } from '@tests/figures/tenure';
import { makeModerator } from '@tests/support/make-moderator';
import { responseCheck } from '@tests/support/response-check';
import { insertRow, run, select } from '@tests/support/sql';
import { testDatabaseKind } from '@tests/support/test-database';
import { startTestServer } from '@tests/support/test-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import { loadDemo } from '@/server/demo/load-demo';
import { SessionStore } from '@/server/platform/sessions/session-store';
import { claimantRef } from '@/server/platform/sides/sides';
import { text } from '@/server/platform/sql-types';
import { loadReference } from '@/server/reference/load-reference';
import type { RunningServer } from '@/server/start-server';
import { Client } from './harness/client';
import { becomeWriter } from './harness/world';

const now = Date.now();
const COMPANY = 'Vaayuna Technologies';
const FIGURES_OF_COMPANY = [
  '/api/salary/salaries/report?company=',
  '/api/review/review-figures?company=',
  '/api/interviews/interviews/summary?company=',
  '/api/benefits/benefit-figures?company=',
  '/api/tenure/tenure-figures?company=',
];

describe('nothing in the figures of the demo data tells of fewer than five people', () => {
  let server: RunningServer;
  let cities: readonly string[];
  beforeAll(async () => {
    server = await startTestServer({ on: testDatabaseKind });
    await loadReference(server.database);
    await loadDemo(server.database, server.authorship, { scale: 1, now, brand: 'Tarakki' });
    const shown = `select distinct l.slug as key from research.salary_figures f join catalog.locations l on l.id = f.location_id order by 1`;
    cities = (await select(server.database, { key: text }, shown)).map(({ key }) => key);
  }, 300_000);
  afterAll(() => server.stop());

  async function user() {
    const userId = randomUUID();
    const { database, authorship } = server;
    const email = `reader-${userId.slice(0, 8)}@identity.example`;
    await insertRow(database, 'identity.users', { id: userId, public_id: randomUUID(), name: 'Asha Nair', email });
    const lifetimes = { accessMilliseconds: HOUR_MS, refreshMilliseconds: HOUR_MS, leewayMilliseconds: 0, perUser: 20 };
    const store = new SessionStore(database, authorship, lifetimes);
    const { tokens } = await store.start(userId, now, { provider: 'google', device: '' });
    const client = new Client({ origin: server.origin, check: responseCheck });
    client.cookies.set('AT', tokens.access);
    return { client, userId, persona: authorship.personaRef(userId) };
  }

  const ROLES: Readonly<Record<string, () => Promise<string>>> = {
    'a user': async () => (await user()).client.cookies.header,
    'a user with a verified address': async () => {
      const { client, persona } = await user();
      await becomeWriter(client, undefined, COMPANY);
      const verify = `update persona.career_statuses set verified = 'VERIFIED', verification_source = 'email' where persona_ref = $1`;
      await run(server.database, verify, persona);
      return client.cookies.header;
    },
    'a claimant': async () => {
      const { client, persona } = await user();
      const { database, authorship } = server;
      await run(
        database,
        `insert into research.employer_claims (id, company_id, claimant_ref, claimant_seal, domain, way, claimed_on, ends_on)
         select gen_random_uuid(), id, $2, ''::bytea, 'vaayuna.example', 'DNS', date_trunc('month', current_date), current_date + 365 from catalog.companies where name = $1`,
        COMPANY,
        claimantRef(authorship, persona),
      );
      return client.cookies.header;
    },
    'a moderator': async () => {
      const { client, userId } = await user();
      await makeModerator(server.database, userId);
      return client.cookies.header;
    },
  };

  const asker = (cookie: string) => async (path: string) => {
    const headers = cookie === '' ? GUEST_HEADERS : { ...GUEST_HEADERS, cookie };
    const response = await fetch(`${server.origin}${path}`, { headers });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.text();
  };

  it('to a guest', async () => {
    const ask = asker('');
    let asked = 0;
    const json = async (path: string): Promise<unknown> => {
      asked += 1;
      return JSON.parse(await ask(path));
    };
    const read = await harvest({ json, page: null }, cities);
    const leaks = [
      ...attack(read, null),
      ...tenureLeaks(await harvestTenure({ json }), null),
      ...heardBackLeaks(await harvestHeardBack({ json })),
    ];
    expect([asked > 1_000, read.sightings.length > 5_000]).toEqual([true, true]);
    expect(leaks.slice(0, 10)).toEqual([]);
  }, 600_000);

  async function answersToGuest(): Promise<ReadonlyMap<string, string>> {
    const ask = asker('');
    const keysBy = async (by: string): Promise<readonly string[]> => {
      const { items } = JSON.parse(await ask(`/api/salary/salaries?by=${by}&limit=30`));
      return items.map(({ key }: { readonly key: string }) => key);
    };
    const [companies, roles] = [await keysBy('company'), await keysBy('jobProfile')];
    const paths = [
      ...companies.flatMap((company) => FIGURES_OF_COMPANY.map((path) => path + company)),
      ...roles.map((role) => `/api/salary/salaries/report?jobProfile=${role}`),
    ];
    const answers = new Map<string, string>();
    for (const path of paths) answers.set(path, await ask(path));
    return answers;
  }

  it('to no account: its answers are those of a guest', async () => {
    const toGuest = await answersToGuest();
    expect(toGuest.size).toBeGreaterThan(100);
    for (const [role, signIn] of Object.entries(ROLES)) {
      const ask = asker(await signIn());
      expect(JSON.parse(await ask('/api/employer/claims')), role).toHaveLength(role === 'a claimant' ? 1 : 0);
      const others: string[] = [];
      for (const [path, answer] of toGuest) if ((await ask(path)) !== answer) others.push(path);
      expect(others, role).toEqual([]);
    }
  }, 300_000);
});
