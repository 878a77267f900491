import { randomUUID } from 'node:crypto';
import { monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import { ruleById } from '@/core/kernel/moderated/moderation-rules.rules';
import { isAuthorNotified } from '@/core/trust/moderation/author-answers.rules';
import { DECISION_UNDO_MS, isRemoval } from '@/core/trust/moderation/decisions.rules';
import { MIN_CONTRIBUTIONS_TO_NAME_PLACE } from '@/core/trust/public-log/log-line.rules';
import type { Statement } from '@/core/trust/statements/statement';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { Outbox } from '@/server/platform/mail/outbox';
import { answerComplaints, notifyContentRestored } from '@/server/platform/moderation/complaint-answers';
import type { ItemName } from '@/server/platform/moderation/item-rows';
import type { ModeratedItem } from '@/server/platform/moderation/moderated-kind';
import type { Moderation } from '@/server/platform/moderation/moderation';
import type { Delivery, Publish } from '@/server/platform/realtime/publish.port';
import type { RowOf } from '@/server/platform/sql-types';
import { notifyAuthor } from '../statements/notify-author';
import { addUnlogged, closeCase, countStars, decidedCase, decidedCaseOf, endReports } from './settle.queries';

export interface SettleDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly moderation: Pick<Moderation, 'items' | 'removedTexts'>;
  readonly outbox: Pick<Outbox, 'place' | 'put'>;
  readonly publish: Publish;
  readonly now: () => number;
}

type DecidedRow = RowOf<typeof decidedCase.columns>;

/** Releases statements and log lines of final decisions, and closes their cases, with one transaction per case. */
export async function settleDecisions(deps: SettleDeps): Promise<void> {
  const { database, publish } = deps;
  for (;;) {
    const deliveries = await database.transaction((tx) => settleNext(tx, deps));
    if (deliveries === null) return;
    for (const deliver of deliveries) deliver(publish);
  }
}

/** Returns null if no decision is left. */
async function settleNext(tx: Database, deps: SettleDeps): Promise<readonly Delivery[] | null> {
  const [row] = await tx.query(decidedCase, new Date(deps.now()));
  return row === undefined ? null : settle(tx, deps, row);
}

/** Makes a decision final early. */
export async function settleNow(tx: Database, deps: SettleDeps, { kind, id }: ItemName): Promise<void> {
  const [row] = await tx.query(decidedCaseOf, kind, id);
  const deliveries = row === undefined ? [] : await settle(tx, deps, row);
  tx.afterCommit(() => {
    for (const deliver of deliveries) deliver(deps.publish);
  });
}

async function settle(tx: Database, deps: SettleDeps, row: DecidedRow): Promise<readonly Delivery[]> {
  const { moderation, now } = deps;
  const { id, kind, item_id, act, rule, origin, answer_until, settles_at, appeal_of } = row;
  await tx.query(closeCase, id);
  if (act === null) return [];
  const outcome = isRemoval(act) ? 'REMOVED' : 'KEPT';
  const at = (settles_at?.getTime() ?? now()) - DECISION_UNDO_MS;
  await answerComplaints(tx, deps, id, { outcome, rule, at });
  if (appeal_of !== null && act === 'PUBLISHED') await notifyContentRestored(tx, deps, appeal_of, at);
  await tx.query(endReports, item_id, isRemoval(act) ? 'UPHELD' : 'UNFOUNDED');
  const found = await moderation.items.find(tx, { kind, id: item_id });
  const item = found === null ? null : await moderation.items.read(tx, found);
  if (item !== null) await rememberOrForget(tx, deps, item, row);
  const place = item !== null && item.place_size >= MIN_CONTRIBUTIONS_TO_NAME_PLACE ? item.place : null;
  const month = `${monthInIndia(now())}-01`;
  if (item !== null && item.rating !== null) await tx.query(countStars, month, item.rating, !isRemoval(act));
  await tx.query(addUnlogged, randomUUID(), month, kind, act, place, rule, origin);
  const isTold = isAuthorNotified(act, { answerUntil: answer_until });
  const author = found === null || !isTold ? null : moderation.items.authorOf(found);
  if (author === null) return [];
  const wording = rule === null ? null : wordingOf(rule);
  const said = { act, kind, place: row.place, title: item?.title ?? null, words: row.words, rule: wording, origin };
  return [await notifyAuthor(tx, deps, author, { ...said, caseId: id, itemId: item_id })];
}

/** Remembers removed texts, which are held when repeated, and forgets published ones. */
async function rememberOrForget(
  tx: Database,
  { moderation: { removedTexts } }: SettleDeps,
  item: ModeratedItem,
  { kind, act, rule, words }: DecidedRow,
): Promise<void> {
  if (act !== null && isRemoval(act)) await removedTexts.remember(tx, { ...item, kind }, { rule, words });
  else await removedTexts.forget(tx, { ...item, kind });
}

function wordingOf(rule: Parameters<typeof ruleById>[0]): NonNullable<Statement['rule']> {
  const { number, title, wording } = ruleById(rule);
  return { number, title, wording };
}
