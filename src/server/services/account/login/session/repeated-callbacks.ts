import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Database } from '@/server/platform/database';
import { seal, unseal } from '@/server/platform/seal';
import { callbackAnswer, storeCallbackAnswer, useToken } from './accounts.queries';

const StoredAnswer = v.object({ to: v.string(), cookies: v.array(v.string()), endsAt: v.number() });

type Answer = Pick<v.InferOutput<typeof StoredAnswer>, 'to' | 'cookies'>;

interface Callback {
  readonly hash: Buffer;
  readonly key: Buffer;
}

const REPEAT_MS = 10_000;
const POLL_MS = 100;
const SEAL_BLOCK = 2_048;

/**
 * Shares recent callback answers across processes. A double click sends a callback twice, and the browser shows the
 * second answer. The second request gets the first answer with its cookies, but only with the same login cookie.
 */
export class RepeatedCallbacks {
  readonly #first = new WeakMap<FastifyRequest, Callback>();

  constructor(
    private readonly database: Database,
    private readonly now: () => number,
  ) {}

  async firstAnswer(request: FastifyRequest, login: string): Promise<Answer | null> {
    const callback = {
      hash: hashOf(`callback ${login} ${request.url}`),
      key: hashOf(`answer ${login} ${request.url}`),
    };
    const endsAt = this.now() + REPEAT_MS;
    const [isFirst] = await this.database.query(useToken, callback.hash, dayInIndia(endsAt));
    if (isFirst !== undefined) {
      this.#first.set(request, callback);
      return null;
    }
    for (let waited = 0; waited < REPEAT_MS; waited += POLL_MS) {
      const [row] = await this.database.query(callbackAnswer, callback.hash);
      if (row === undefined) return null;
      if (row.answer !== null) return this.open(callback, row.answer);
      await delay(POLL_MS);
    }
    return null;
  }

  /** Stores the answer. Call it in `onSend`, once all cookies are set. It runs after failures too. */
  async remember(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const callback = this.#first.get(request);
    if (callback === undefined) return;
    const cookies = [reply.getHeader('set-cookie') ?? []].flat().map(String);
    const to = String(reply.getHeader('location') ?? '/');
    const content = Buffer.from(JSON.stringify({ to, cookies, endsAt: this.now() + REPEAT_MS }));
    const padded = Buffer.alloc(Math.ceil(content.length / SEAL_BLOCK) * SEAL_BLOCK, ' ');
    content.copy(padded);
    try {
      await this.database.query(storeCallbackAnswer, callback.hash, seal(callback.key, padded, callback.hash));
    } catch (error) {
      // The login succeeded; only a repeat lacks the answer.
      request.log.warn({ err: error }, 'the answer to a callback was not kept');
    }
  }

  private open({ hash, key }: Callback, sealed: Uint8Array): Answer | null {
    const { endsAt, ...answer } = v.parse(StoredAnswer, JSON.parse(unseal(key, sealed, hash).toString()));
    return endsAt > this.now() ? answer : null;
  }
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
