import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { aSubmission } from '@tests/support/a-submission';
import type { PostSubmission } from '@/core/talk/posting/post';
import type { Answered, Client } from './client';
import { profileTagOf } from './world';

export interface TrafficAnswer {
  readonly status: number;
  readonly code: string | null;
  readonly retryAfter: string | null;
  readonly took: number;
}

/** Continues on errors and retries refusals. */
export interface Traffic {
  readonly acknowledged: readonly string[];
  drain(): readonly TrafficAnswer[];
  /** Rejects if a connection was cut or an answer broke the contract. */
  stop(): Promise<void>;
}

const BETWEEN_MS = 15;

export async function startTraffic(
  users: readonly Client[],
  guest: Client,
  to: Partial<PostSubmission>,
): Promise<Traffic> {
  const acknowledged: string[] = [];
  const answers: TrafficAnswer[] = [];
  const tags = await Promise.all(users.map(profileTagOf));
  let ending = false;
  const timed = async (work: () => Promise<Answered>): Promise<Answered> => {
    const began = performance.now();
    const { status, body, headers } = await work();
    const took = performance.now() - began;
    answers.push({ status, code: status < 300 ? null : body.code, retryAfter: headers.get('retry-after'), took });
    await pause(BETWEEN_MS);
    return { status, body, headers };
  };
  const write = async (user: Client, tag: string): Promise<void> => {
    const headers = { 'idempotency-key': randomUUID(), 'profile-tag': tag };
    const submission = { ...aSubmission({ content: `A post of the traffic: ${randomUUID()}` }), ...to };
    for (;;) {
      const { status, body } = await timed(() => user.post('/api/feed/v2/post', submission, headers));
      if (status === 201) acknowledged.push(body.postId);
      if (status !== 503) return;
    }
  };
  const read = async (client: Client, path: string): Promise<void> => {
    await timed(() => client.get(path));
  };
  const repeat = async (work: () => Promise<void>): Promise<void> => {
    while (!ending) await work();
  };
  await Promise.all(users.map((user, index) => write(user, tags[index] ?? '')));
  const loops = Promise.allSettled([
    ...users.map((user, index) => repeat(() => write(user, tags[index] ?? ''))),
    ...users.map((user) => repeat(() => read(user, '/api/feed/v3/feed?limit=5'))),
    repeat(() => read(guest, `/api/feed/v1/feed/${acknowledged.at(-1)}`)),
  ]);
  return {
    acknowledged,
    drain: () => answers.splice(0),
    stop: async () => {
      ending = true;
      for (const loop of await loops) if (loop.status === 'rejected') throw loop.reason;
    },
  };
}
