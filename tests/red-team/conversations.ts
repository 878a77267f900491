import type { Random } from '@/server/demo/random';
import { profileTagOf } from '../integration/harness/world';
import type { RedTeamPerson } from './people';
import { succeeded } from './people';

const MESSAGE = '/api/chat/jobseeker/message';
const QUESTIONS = ['May I ask you about the notice period?', 'Who pays the joining bonus back, and when?'] as const;
const ANSWERS = [
  'Yes.',
  'It is in the letter, page 2.',
  'Ask for it in writing before you sign, they forget it.',
] as const;
/** Others may give the same answer; keeping one forgets an equal removed one. */
const answerOf = (random: Random): string => `${random.pick(ANSWERS)} I read it ${random.integer(2, 99)} times.`;
/** One conversation per pair, none with oneself, and a daily limit. */
const REFUSALS: readonly unknown[] = ['talk_exists', 'own_name', 'too_many_talk_requests'];

/** Answers pending messages, writes to a known pseudonym, and adds the person's own pseudonym to `names`. */
export async function converse(person: RedTeamPerson, random: Random, names: Set<string>): Promise<void> {
  const { client } = person;
  const { items } = (await succeeded(client.get(`${MESSAGE}/group?limit=100`))).body;
  for (const { id, state, lastMessage, room } of items)
    if (room === null) await answer(person, random, { id, state, lastMessage });
  if (names.size > 0 && random.chance(0.4)) {
    const request = { to: random.pick([...names]), messageId: random.uuid(), content: random.pick(QUESTIONS) };
    const { status, body } = await client.post(`${MESSAGE}/request`, request, await shownBy(person));
    if (status !== 201 && !REFUSALS.includes(body.code))
      throw new Error(`A request was refused with ${status}: ${JSON.stringify(body)}`);
  }
  await converseInRooms(person, random);
  names.add((await succeeded(client.get('/api/user/user/anonymous-profile'))).body.userName);
}

/** Enters a followed room, reads and writes; some leave or report. */
async function converseInRooms(person: RedTeamPerson, random: Random): Promise<void> {
  const { client } = person;
  const { items } = (await succeeded(client.get(`${MESSAGE}/room`))).body;
  const open = items.filter(({ bar }: { readonly bar: string | null }) => bar === null);
  if (open.length === 0 || !random.chance(0.7)) return;
  const { type, entityId } = random.pick(open) as { readonly type: string; readonly entityId: number };
  const { id: talkId } = (await succeeded(client.post(`${MESSAGE}/room`, { type, entityId }))).body;
  const recent = (await succeeded(client.get(`${MESSAGE}/recent?talkId=${talkId}&limit=20`))).body.items;
  const last = recent.at(-1);
  if (last !== undefined) await succeeded(client.post(`${MESSAGE}/read`, { talkId, number: last.number }));
  if (random.chance(0.6)) {
    const said = { talkId, messageId: random.uuid(), content: answerOf(random) };
    // Daily limit.
    await client.post(MESSAGE, said, await shownBy(person));
  }
  if (last !== undefined && !last.isMine && last.state === 'SENT' && random.chance(0.1)) {
    await succeeded(client.post(`${MESSAGE}/report`, { talkId, messageId: last.id, reason: 'ABUSE' }));
  }
  if (random.chance(0.05)) await succeeded(client.call('DELETE', `${MESSAGE}/group/${talkId}`));
}

interface Talk {
  readonly id: string;
  readonly state: string;
  readonly lastMessage: { readonly id: string; readonly isMine: boolean };
}

async function answer(person: RedTeamPerson, random: Random, { id, state, lastMessage }: Talk): Promise<void> {
  const { client } = person;
  const here = `${MESSAGE}/group/${id}`;
  if (state === 'ASKED' && random.chance(0.7)) await succeeded(client.post(`${here}/accept`, {}));
  if (state !== 'OPEN') return;
  const said = { talkId: id, messageId: random.uuid(), content: answerOf(random) };
  // The other side may have left.
  await client.post(MESSAGE, said, await shownBy(person));
  if (random.chance(0.2)) await succeeded(client.call('PUT', `${here}/mute`, { body: { isMuted: true } }));
  if (random.chance(0.1) && !lastMessage.isMine) {
    const report = { talkId: id, messageId: lastMessage.id, reason: 'ABUSE' };
    await succeeded(client.post(`${MESSAGE}/report`, report));
  }
  if (random.chance(0.05)) await succeeded(client.call('DELETE', here));
}

const shownBy = async ({ client }: RedTeamPerson) => ({ 'profile-tag': await profileTagOf(client) });
