import { EventEmitter } from 'node:events';
import type pg from 'pg';

/** The time between two tries to listen again, in ms. */
const AGAIN_AFTER_MS = 250;

/**
 * A connection that listens and outlives the server's absence: if it is lost, another one takes its place soon after the
 * server is back, and listens to the same. It is itself never lost to the one that uses it, who would wait for seconds. What was notified in the meantime is lost:
 * it emits `again` when it listens once more.
 */
export class LastingListener extends EventEmitter {
  readonly #listens: string[] = [];
  #client: pg.PoolClient | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isReleased = false;

  private constructor(private readonly connect: () => Promise<pg.PoolClient>) {
    super();
  }

  /** Rejects if the server is away. */
  static async over(connect: () => Promise<pg.PoolClient>): Promise<LastingListener> {
    const listener = new LastingListener(connect);
    await listener.#take(await connect());
    return listener;
  }

  /** Runs a LISTEN on this connection and on those that take its place. */
  async query(listen: string): Promise<void> {
    this.#listens.push(listen);
    if (this.#client !== null) await run(this.#client, listen);
  }

  /** Gives the connection back; no other one takes its place. */
  release(): void {
    this.#isReleased = true;
    clearTimeout(this.#timer);
    this.#client?.release();
    this.#client = null;
  }

  async #take(client: pg.PoolClient): Promise<void> {
    if (this.#isReleased) return client.release();
    this.#client = client;
    client.on('notification', (message) => this.emit('notification', message));
    client.once('end', () => {
      if (this.#client !== client) return;
      this.#client = null;
      client.release(true);
      this.#takeAnother();
    });
    for (const listen of this.#listens) await run(client, listen);
  }

  #takeAnother(): void {
    this.#timer = setTimeout(() => {
      this.connect().then(
        async (client) => {
          await this.#take(client);
          if (this.#client === client) this.emit('again');
        },
        () => {
          if (!this.#isReleased) this.#takeAnother();
        },
      );
    }, AGAIN_AFTER_MS);
  }
}

/** A connection that is lost in the meantime ends, and the next one listens. */
async function run(client: pg.PoolClient, listen: string): Promise<void> {
  await client.query(listen).catch(() => undefined);
}
