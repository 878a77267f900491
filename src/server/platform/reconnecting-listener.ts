import { EventEmitter } from 'node:events';
import type pg from 'pg';

/** Delay before the next attempt, in ms. */
const AGAIN_AFTER_MS = 250;

/**
 * A listening connection that is replaced after a loss, with the same LISTENs. Notifications in between are lost. Emits
 * `again` once the replacement listens.
 */
export class ReconnectingListener extends EventEmitter {
  readonly #listens: string[] = [];
  #client: pg.PoolClient | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isReleased = false;

  private constructor(private readonly connect: () => Promise<pg.PoolClient>) {
    super();
  }

  static async over(connect: () => Promise<pg.PoolClient>): Promise<ReconnectingListener> {
    const listener = new ReconnectingListener(connect);
    await listener.#take(await connect());
    return listener;
  }

  async query(listen: string): Promise<void> {
    this.#listens.push(listen);
    if (this.#client !== null) await run(this.#client, listen);
  }

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

/** Runs a LISTEN statement. Ignores a failure, because the replacement connection runs it again. */
async function run(client: pg.PoolClient, listen: string): Promise<void> {
  await client.query(listen).catch(() => undefined);
}
