import type { FastifyInstance } from 'fastify';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import { DatabaseUnavailable } from '../database-unavailable';
import { schedule } from '../schedule';
import type { RequestCounts } from './request-counts';
import { addCounts, removeCounts } from './shared-counts.queries';

const SHARE_EVERY_MS = 250;

/**
 * Shares counts over one PostgreSQL server a few times a second, so that limits apply to all processes. The database
 * receives no address and no user id.
 */
export class SharedCounts {
  #removedBefore = 0;

  constructor(
    private readonly counts: RequestCounts,
    private readonly database: Database,
    private readonly authorship: Pick<Authorship, 'senderRef'>,
  ) {}

  async share(): Promise<void> {
    const { minute } = this.counts;
    const untold = this.counts.takeUntold();
    if (untold.length === 0) return;
    const senders = new Map(untold.map((each) => [this.authorship.senderRef(each.sender), each]));
    // Sorts the rows, so that two processes cannot deadlock.
    const refs = [...senders.keys()].sort((one, other) => one.compare(other));
    const added = refs.map((ref) => senders.get(ref)?.count ?? 0);
    const rows = await this.database.query(addCounts, minute, refs, added);
    const names = new Map([...senders].map(([ref, { sender }]) => [ref.toString('hex'), sender]));
    for (const { sender_ref, count } of rows) {
      const sender = names.get(sender_ref.toString('hex'));
      if (sender !== undefined) this.counts.know(sender, minute, count);
    }
    if (minute === this.#removedBefore) return;
    this.#removedBefore = minute;
    await this.database.query(removeCounts, minute - 1);
  }
}

/** Does nothing for the embedded database, which has one process. */
export function scheduleSharing(app: FastifyInstance, database: Database, shared: SharedCounts): void {
  if (database.kind !== 'postgres') return;
  const run = (): Promise<void> =>
    shared.share().catch((error: unknown) => {
      // Not reported here, because the requests themselves fail with this error.
      if (!(error instanceof DatabaseUnavailable)) throw error;
    });
  schedule(app, { name: 'request counts', firstAfter: SHARE_EVERY_MS, every: SHARE_EVERY_MS, run, isOfProcess: true });
}
