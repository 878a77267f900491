import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from './problem';

/**
 * The maximum memory for uploads. A file is in memory from its first byte until it is stored, including while it waits.
 */
const MAX_BYTES = 128 * 1024 * 1024;
const MAX_BYTES_PER_USER = 32 * 1024 * 1024;
const RETRY_SECONDS = 5;

export interface Upload {
  readonly userId: string;
  readonly maxBytes: number;
}

interface Reservation {
  readonly release: () => void;
  isHandled: boolean;
}

/** Limits the memory for uploads. A sender with more than the limit waits before the body is read. */
export class UploadMemory {
  readonly #reservations = new WeakMap<FastifyRequest, Reservation>();
  readonly #ofUser = new Map<string, number>();
  #all = 0;

  /** Reserves memory until the request is handled or aborted. Throws 429 `too_many_requests`. */
  reserve(request: FastifyRequest, reply: FastifyReply, { userId, maxBytes }: Upload): void {
    const said = request.headers['content-length'];
    const bytes = said === undefined ? maxBytes : Math.min(Number(said), maxBytes);
    const ofUser = (this.#ofUser.get(userId) ?? 0) + bytes;
    if (ofUser > MAX_BYTES_PER_USER || this.#all + bytes > MAX_BYTES) {
      reply.header('retry-after', String(RETRY_SECONDS));
      const message = `Many pictures are being uploaded. Try again in ${RETRY_SECONDS} seconds.`;
      throw new Problem(429, 'too_many_requests', message);
    }
    this.#count(userId, bytes);
    let isReserved = true;
    const release = (): void => {
      if (isReserved) this.#count(userId, -bytes);
      isReserved = false;
    };
    const reservation = { release, isHandled: false };
    this.#reservations.set(request, reservation);
    // An upload is handled even if its sender has gone.
    reply.raw.once('close', () => {
      if (!reservation.isHandled) release();
    });
  }

  async handle<Value>(request: FastifyRequest, work: () => Promise<Value>): Promise<Value> {
    const reservation = this.#reservations.get(request);
    if (reservation === undefined) return work();
    reservation.isHandled = true;
    try {
      return await work();
    } finally {
      reservation.release();
    }
  }

  #count(userId: string, change: number): void {
    this.#all += change;
    const ofUser = (this.#ofUser.get(userId) ?? 0) + change;
    if (ofUser > 0) this.#ofUser.set(userId, ofUser);
    else this.#ofUser.delete(userId);
  }
}
