import { randomUUID } from 'node:crypto';
import { aFreeName } from '@tests/support/a-free-name';
import { aSubmission } from '@tests/support/a-submission';
import { workingDetails } from '@tests/support/career-details';
import { responseCheck } from '@tests/support/response-check';
import { insertRow } from '@tests/support/sql';
import type { TestServerOptions } from '@tests/support/test-server';
import { startTestServer } from '@tests/support/test-server';
import { TILE_COLORS } from '@/core/kernel/common/tile.rules';
import type { Database } from '@/server/platform/database';
import { SessionStore } from '@/server/platform/sessions/session-store';
import { takeSalarySnapshot } from '@/server/services/research/salary/snapshot/take-salary-snapshot';
import type { RunningServer } from '@/server/start-server';
import { loadCatalogue } from './catalogue';
import { Client } from './client';

export interface Person extends Client {
  readonly userId: string;
  readonly realName: string;
  readonly email: string;
}

export interface World {
  readonly server: RunningServer;
  now(): number;
  pass(milliseconds: number): void;
  takeSalarySnapshot(): Promise<void>;
  guest(): Client;
  user(name?: string): Promise<Person>;
  reader(name?: string): Promise<Person>;
  writer(name?: string): Promise<Person>;
  stop(): Promise<void>;
}

const day = 86_400_000;

export async function startWorld(on: Database['kind'], options: TestServerOptions = {}): Promise<World> {
  let skipped = 0;
  const now = (): number => Date.now() + skipped;
  const server = await startTestServer({ on, now, ...options });
  await loadCatalogue(server.database);
  const context = { origin: server.origin, check: responseCheck };
  const store = new SessionStore(server.database, server.authorship, {
    accessMilliseconds: 15 * 60_000,
    refreshMilliseconds: 30 * day,
    leewayMilliseconds: 10_000,
    perUser: 20,
  });

  async function user(name = 'Asha Nair'): Promise<Person> {
    const userId = randomUUID();
    const email = `person-${userId.slice(0, 8)}@identity.example`;
    const { database } = server;
    await insertRow(database, 'identity.users', { id: userId, public_id: randomUUID(), name, email });
    const account = { provider: 'google', subject: userId, user_id: userId, email, email_verified: true };
    await insertRow(database, 'identity.accounts', account);
    const { tokens } = await store.start(userId, now(), { provider: 'google', device: '' });
    const client = new Client(context);
    client.cookies.set('AT', tokens.access);
    client.cookies.set('RT', tokens.refresh);
    return Object.assign(client, { userId, realName: name, email });
  }

  async function reader(name?: string): Promise<Person> {
    const person = await user(name);
    await person.post('/api/user/user/reader-step', { completed: true });
    return person;
  }

  async function writer(name?: string): Promise<Person> {
    const person = await user(name);
    await becomeWriter(person);
    return person;
  }

  return {
    server,
    now,
    pass: (milliseconds) => {
      skipped += milliseconds;
    },
    takeSalarySnapshot: async () => {
      await takeSalarySnapshot({ database: server.database, authorship: server.authorship, now });
    },
    guest: () => new Client(context),
    user,
    reader,
    writer,
    stop: () => server.stop(),
  };
}

export async function becomeWriter(
  person: Client,
  profile = anAnonymousProfile(),
  companyName = 'Vaayuna Technologies',
): Promise<void> {
  await person.post('/api/user/user/anonymous-profile', profile);
  const created = await person.post('/api/user/user/career-status', {
    careerStatusType: 'working',
    careerData: { companyName },
  });
  await person.post(`/api/user/user/career-status/${created.body.careerStatusId}`, workingDetails, {
    'x-http-method-override': 'PUT',
  });
}

let pictures = 0;
const COLORS = TILE_COLORS.toSpliced(3, 1);

export function anAnonymousProfile(overrides: Readonly<Record<string, string>> = {}) {
  pictures += 1;
  const avatarColor = COLORS[pictures % COLORS.length];
  return {
    userName: aFreeName(),
    avatarUri: `kolam:${pictures.toString(16).padStart(16, '0')}`,
    avatarColor,
    ...overrides,
  };
}

/** The profile tag on the user's screen; a well-formed unknown one for a guest. */
export async function profileTagOf(user: Client): Promise<string> {
  const { status, body } = await user.get('/api/user/user/pseudo-profile/available');
  return status === 200 ? body.profileTag : 'Nobody-has-this-tag_00';
}

export async function reply(author: Client, commentId: string) {
  const headers = { 'idempotency-key': randomUUID(), 'profile-tag': await profileTagOf(author) };
  return author.post(
    `/api/feed/v1/post/comment/${commentId}/reply`,
    { content: 'Mine took 90.', profileType: 'ANONYMOUS' },
    headers,
  );
}

export async function comment(author: Client, postId: string, content = 'It took me 60 days.'): Promise<string> {
  const headers = { 'idempotency-key': randomUUID(), 'profile-tag': await profileTagOf(author) };
  const submission = { content, profileType: 'ANONYMOUS' };
  return (await author.post(`/api/feed/v1/post/${postId}/comment`, submission, headers)).body.id;
}

export async function post(author: Client, overrides: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const submission = { ...aSubmission(), ...overrides };
  const answer = await author.post('/api/feed/v2/post', submission, {
    'idempotency-key': randomUUID(),
    'profile-tag': await profileTagOf(author),
  });
  return answer.body.postId;
}
