import type { Database } from '@/server/platform/database';
import type { Moderation } from '@/server/platform/moderation/moderation';
import type { Delivery, Publish } from '@/server/platform/realtime/publish.port';
import { answersOfCompany, deleteAnswer } from './answers.queries';

export interface AnswerEndDeps {
  readonly moderation: Pick<Moderation, 'withdraw' | 'items' | 'news'>;
  readonly publish: Publish;
}

export async function notifyAuthor(
  tx: Database,
  { moderation, publish }: AnswerEndDeps,
  id: string,
  change: 'shown' | 'hidden',
): Promise<void> {
  const found = await moderation.items.find(tx, { kind: 'answer', id });
  if (found === null) return;
  const deliveries: readonly Delivery[] =
    change === 'shown' ? await moderation.news.shown(tx, found, null) : await moderation.news.hidden(tx, found);
  tx.afterCommit(() => {
    for (const deliver of deliveries) deliver(publish);
  });
}

export async function endAnswer(tx: Database, deps: AnswerEndDeps, id: string): Promise<void> {
  await notifyAuthor(tx, deps, id, 'hidden');
  await deps.moderation.withdraw(tx, { kind: 'answer', id });
  await tx.query(deleteAnswer, id);
}

export async function endAnswersOf(tx: Database, deps: AnswerEndDeps, companyId: number): Promise<void> {
  for (const { id } of await tx.query(answersOfCompany, companyId)) await endAnswer(tx, deps, id);
}
