import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { markSeenUntil, newestDay } from './notification.queries';
import { createdOf } from './notification-seals';

interface Reading {
  readonly database: Database;
  readonly authorship: Pick<Authorship, 'sealJson' | 'unsealJson'>;
}

/** Marks everything up to the newest of `ids` as seen. Unknown ids are ignored. */
export async function markSeenUpTo(
  { database, authorship }: Reading,
  inbox: Uint8Array,
  ids: readonly string[],
): Promise<void> {
  const rows = await database.query(newestDay, inbox, ids);
  const [first] = rows;
  if (first === undefined) return;
  const ofDay = rows.map((row) => ({ ...row, created: createdOf(authorship, inbox, row) }));
  const newest = Math.max(...ofDay.filter(({ is_named }) => is_named).map(({ created }) => created));
  // A renewed one has another seal and stays unseen.
  const seals = ofDay.flatMap(({ created, created_seal }) => (created <= newest ? (created_seal ?? []) : []));
  await database.query(markSeenUntil, inbox, first.created_on, seals);
}
