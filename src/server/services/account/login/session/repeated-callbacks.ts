import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** The parts of an answer that a repeat gets too. */
interface Answer {
  readonly to: string;
  readonly cookies: string[];
}

const REPEAT_MS = 10_000;
const MAX_REMEMBERED = 10_000;

/**
 * The answers of the last seconds to callbacks of logins. A browser sends one twice if its user presses twice at the provider, and shows the
 * second answer; the code counts once, so that the repeat gets the first answer with its cookies. Only the browser with the
 * same cookie of the login repeats.
 */
export class RepeatedCallbacks {
  readonly #answers: LRUCache<string, Promise<Answer>>;
  readonly #settle = new WeakMap<FastifyRequest, (answer: Answer) => void>();

  constructor(uptime: () => number) {
    this.#answers = new LRUCache({ max: MAX_REMEMBERED, ttl: REPEAT_MS, ttlResolution: 0, perf: { now: uptime } });
  }

  /** Returns the answer to the first of equal callbacks; null for the first one. */
  async firstAnswer(request: FastifyRequest, login: string): Promise<Answer | null> {
    const key = createHash('sha256').update(`${login} ${request.url}`).digest('base64url');
    const first = this.#answers.get(key);
    if (first !== undefined) return first;
    this.#answers.set(key, new Promise((resolve) => this.#settle.set(request, resolve)));
    return null;
  }

  /** Remembers an answer. Call it when all its cookies are set: in `onSend`, which runs after failures too. */
  remember(request: FastifyRequest, reply: FastifyReply): void {
    const cookies = [reply.getHeader('set-cookie') ?? []].flat().map(String);
    this.#settle.get(request)?.({ to: String(reply.getHeader('location') ?? '/'), cookies });
  }
}
