import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Database } from '@/server/platform/database';
import { seal, unseal } from '@/server/platform/seal';
import { answerOfCallback, keepAnswerOfCallback, useToken } from './accounts.queries';

const StoredAnswer = v.object({ to: v.string(), cookies: v.array(v.string()), endsAt: v.number() });

type Answer = Pick<v.InferOutput<typeof StoredAnswer>, 'to' | 'cookies'>;

interface Callback {
  readonly hash: Buffer;
  /** Opens the stored answer; only the browser's cookie of the login leads to it. */
  readonly key: Buffer;
}

const REPEAT_MS = 10_000;
const POLL_MS = 100;
/** Sealed answers are multiples of this long. */
const SEAL_BLOCK = 2_048;

/**
 * The answers of the last seconds to callbacks of logins, at whichever process they arrived. A browser sends a callback twice if its user
 * presses twice at the provider, and shows the second answer; the code counts once, so that the repeat gets the first answer with its
 * cookies. Only the browser with the same cookie of the login repeats.
 */
export class RepeatedCallbacks {
  readonly #first = new WeakMap<FastifyRequest, Callback>();

  constructor(
    private readonly database: Database,
    /** Milliseconds since 1970. */
    private readonly now: () => number,
  ) {}

  /** Returns the answer to the first of equal callbacks; null for the first one, and if the first one has no answer in time. */
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
      const [row] = await this.database.query(answerOfCallback, callback.hash);
      if (row === undefined) return null;
      if (row.answer !== null) return this.open(callback, row.answer);
      await delay(POLL_MS);
    }
    return null;
  }

  /** Remembers an answer. Call it when all its cookies are set: in `onSend`, which runs after failures too. */
  async remember(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const callback = this.#first.get(request);
    if (callback === undefined) return;
    const cookies = [reply.getHeader('set-cookie') ?? []].flat().map(String);
    const to = String(reply.getHeader('location') ?? '/');
    const content = Buffer.from(JSON.stringify({ to, cookies, endsAt: this.now() + REPEAT_MS }));
    const padded = Buffer.alloc(Math.ceil(content.length / SEAL_BLOCK) * SEAL_BLOCK, ' ');
    content.copy(padded);
    try {
      await this.database.query(keepAnswerOfCallback, callback.hash, seal(callback.key, padded, callback.hash));
    } catch (error) {
      // The login itself has succeeded; only a repeat goes without it.
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
