import { setTimeout as pause } from 'node:timers/promises';
import { select } from '@tests/support/sql';
import { DECISION_UNDO_MS } from '@/core/trust/moderation/decisions.rules';
import type { Random } from '@/server/demo/random';
import { bigint, uuid } from '@/server/platform/sql-types';
import { grantRole } from '@/server/services/trust/moderation/roles/grant-role.queries';
import type { World } from '../integration/harness/world';
import type { RedTeamPerson } from './people';
import { signIn, succeeded } from './people';

const MODERATION = '/api/moderation';
const CASES_OF_ONE = 12;
const RELEASED = 0.1;
const REMOVED = 0.4;
const REPLIED = 0.6;
const SETTLE_PAUSE_MS = 500;
const SETTLE_TRIES = 120;
const SENTENCE = 'It is about work, and my own.';

export interface Moderating {
  readonly world: World;
  readonly people: readonly RedTeamPerson[];
  readonly moderators: readonly RedTeamPerson[];
  readonly random: Random;
  readonly pass: (milliseconds: number) => Promise<void>;
}

export async function moderate({ world, people, moderators, random, pass }: Moderating): Promise<void> {
  for (const moderator of moderators) {
    await becomeModerator(world, moderator);
    await decideSome(moderator, random);
    await acceptCorrections(moderator);
  }
  await pass(2 * DECISION_UNDO_MS);
  await settled(world);
  for (const person of people) if (random.chance(REPLIED)) await reply(person);
}

async function becomeModerator(world: World, moderator: RedTeamPerson): Promise<void> {
  const { database } = world.server;
  const byAddress = 'select id from identity.users where email = $1';
  const [user] = await select(database, { id: uuid }, byAddress, moderator.email);
  if (user === undefined) throw new Error('A moderator has no account.');
  await database.query(grantRole, user.id, 'moderator');
  // Moderators need a session of today.
  await signIn(world, moderator);
  const { version } = (await succeeded(moderator.client.get(`${MODERATION}/conduct`))).body;
  await succeeded(moderator.client.call('PUT', `${MODERATION}/conduct`, { body: { version } }));
}

export async function acceptCorrections({ client }: Pick<RedTeamPerson, 'client'>): Promise<void> {
  const { corrections } = (await succeeded(client.get('/api/employer/corrections'))).body;
  for (const { correctionId, present } of corrections) {
    const body = { verdict: 'ACCEPTED', present, reason: null };
    const { status } = await client.call('PUT', `/api/employer/corrections/${correctionId}/decision`, { body });
    if (status === 409) return;
  }
}

async function decideSome({ client }: RedTeamPerson, random: Random): Promise<void> {
  const { cases } = (await succeeded(client.get(`${MODERATION}/cases`))).body;
  for (const { caseId } of random.sample<{ readonly caseId: string }>(cases, Math.min(cases.length, CASES_OF_ONE))) {
    const path = `${MODERATION}/cases/${caseId}`;
    const claimed = await client.call('PUT', `${path}/claim`);
    if (claimed.status >= 300) continue;
    const isRemoved = random.chance(REMOVED);
    const verdict = isRemoved ? 'remove' : 'keep';
    const body = { verdict, rule: isRemoved ? 'OFF_TOPIC' : null, words: [], seen: claimed.body.seen };
    // The author may still answer a complaint.
    if (random.chance(RELEASED) || (await client.call('PUT', `${path}/decision`, { body })).status >= 300)
      await succeeded(client.call('DELETE', `${path}/claim`));
  }
}

/** Decisions settle in real seconds. Throws on a timeout. */
export async function settled({ server }: World): Promise<void> {
  const asked = `select count(*) as n from moderation.cases where state = 'DECIDED'`;
  for (let time = 0; time < SETTLE_TRIES; time += 1) {
    const [left] = await select(server.database, { n: bigint }, asked);
    if (left?.n === 0) return;
    await pause(SETTLE_PAUSE_MS);
  }
  throw new Error('The decisions were not settled.');
}

async function reply({ client }: RedTeamPerson): Promise<void> {
  await client.post('/login/sessions/renew', undefined);
  const { status, body } = await client.get(`${MODERATION}/statements`);
  if (status >= 300) return;
  for (const { statementId, statement } of body.items) {
    if (!statement.reply.isOpen) continue;
    const path = `${MODERATION}/statements/${statementId}`;
    const said = { body: { sentence: SENTENCE } };
    if ((await client.call('PUT', `${path}/appeal`, said)).status < 300) continue;
    const answered = await client.call('PUT', `${path}/answer`, said);
    if (answered.status !== 409) await succeeded(Promise.resolve(answered));
  }
}
