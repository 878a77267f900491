import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { lastAnswerDay } from '@/core/trust/moderation/author-answers.rules';
import type { Database } from '@/server/platform/database';
import type { Moderation } from '@/server/platform/moderation/moderation';
import type { Delivery, Publish } from '@/server/platform/realtime/publish.port';
import type { NotifyAuthorDeps } from '../statements/notify-author';
import { notifyAuthor } from '../statements/notify-author';
import { caseToAsk, setAnswerDeadline } from './answers.queries';

export interface AskAuthorsDeps extends NotifyAuthorDeps {
  readonly database: Database;
  readonly moderation: Pick<Moderation, 'items'>;
  readonly publish: Publish;
}

/** Asks each author once. The deadline is stored in the same transaction. */
export async function askAuthors(deps: AskAuthorsDeps): Promise<void> {
  for (;;) {
    const deliveries = await deps.database.transaction((tx) => askNext(tx, deps));
    if (deliveries === null) return;
    for (const deliver of deliveries) deliver(deps.publish);
  }
}

/** Returns null if nobody is left to ask. */
async function askNext(tx: Database, deps: AskAuthorsDeps): Promise<readonly Delivery[] | null> {
  const { moderation, now } = deps;
  const [row] = await tx.query(caseToAsk);
  if (row === undefined) return null;
  const { id: caseId, kind, item_id: itemId, place } = row;
  await tx.query(setAnswerDeadline, caseId, lastAnswerDay(dayInIndia(now())));
  const found = await moderation.items.find(tx, { kind, id: itemId });
  const item = found === null ? null : await moderation.items.read(tx, found);
  const author = found === null ? null : moderation.items.authorOf(found);
  if (item === null || author === null) return [];
  const said = { act: 'ASKED', kind, place, title: item.title, words: [], rule: null, origin: 'COMPLAINT' } as const;
  return [await notifyAuthor(tx, deps, author, { ...said, caseId, itemId })];
}
