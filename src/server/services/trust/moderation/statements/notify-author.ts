import { randomUUID } from 'node:crypto';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { RULES_VERSION } from '@/core/kernel/moderated/moderation-rules.rules';
import { statementNotification } from '@/core/talk/notifications/statement-notifications.rules';
import type { Statement } from '@/core/trust/statements/statement';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { Delivery } from '@/server/platform/realtime/publish.port';
import { Inbox } from '@/server/services/talk/notification/notifications/inbox';
import { addStatement } from './statements.queries';

export interface AuthorStatement extends Omit<Statement, 'createdOn' | 'reply' | 'version'> {
  readonly caseId: string;
  readonly itemId: string;
}

export interface NotifyAuthorDeps {
  readonly authorship: Authorship;
  readonly now: () => number;
}

/** The padding block in bytes, so that a statement's size cannot be matched with the words in a case. */
const SEAL_BLOCK = 4_096;

export async function notifyAuthor(
  tx: Database,
  { authorship, now }: NotifyAuthorDeps,
  author: Uint8Array,
  said: AuthorStatement,
): Promise<Delivery> {
  const statementId = randomUUID();
  const inboxRef = authorship.inboxRef(author);
  const seal = authorship.sealJson(inboxRef, { ...said, version: RULES_VERSION }, SEAL_BLOCK);
  await tx.query(addStatement, statementId, inboxRef, seal, dayInIndia(now()));
  const { act, kind, place } = said;
  const shown = await new Inbox(authorship, now).put(
    tx,
    author,
    statementNotification({ statementId, act, kind, place }),
    'keep',
  );
  return (to) => {
    if (shown !== null) to.notificationAdded(author, shown);
  };
}
