import { randomUUID } from 'node:crypto';
import { contextOf, MAX_REPORTED_CONTEXT } from '@/core/chat/message-report.rules';
import type { ChatHandlers } from '@/server/contract/generated/chat';
import { plainUuid } from '@/server/platform/uuid';
import { keepReport } from '@/server/services/feed/reports/reports.queries';
import { messageNotFound, requireReportable } from './chat.policy';
import { messageById, messagesBefore } from './chat.queries';
import type { ChatDeps } from './chat-deps';
import { lockTalk } from './chat-writes.queries';
import { keepReported } from './moderated.queries';
import { TalkReader } from './talk-reader';

/** Reports of messages, which keep what moderators need for a decision. */
export function createMessageReports({
  database,
  authorship,
  moderation,
}: ChatDeps): Pick<ChatHandlers, 'reportMessage'> {
  const reader = new TalkReader(authorship);
  return {
    async reportMessage({ viewer: { personaRef }, body }) {
      const [talkId, messageId] = [plainUuid(body.talkId), plainUuid(body.messageId)];
      const { reason } = body;
      await database.transaction(async (tx) => {
        await tx.query(lockTalk, talkId);
        const { row: talk, other } = await reader.find(tx, personaRef, talkId);
        const [row] = await tx.query(messageById, talkId, messageId);
        if (row === undefined) throw messageNotFound();
        const message = reader.presentMessage(talk, row);
        requireReportable(message);
        const before = await tx.query(messagesBefore, talkId, message.number, MAX_REPORTED_CONTEXT);
        const shown = before.map((each) => reader.presentMessage(talk, each));
        const at = Date.parse(message.sentAt);
        const fresh = randomUUID();
        const [kept] = await tx.query(
          keepReported,
          fresh,
          talkId,
          message.number,
          authorship.authorRef(other.persona, fresh),
          authorship.sealAuthor(other.persona, fresh),
          message.content,
          contextOf(shown.toSorted((one, next) => one.number - next.number)),
          row.message_seal,
          reader.seals.sealText(talkId, { content: '', at, state: 'DELETED' }),
        );
        const id = kept?.id ?? fresh;
        const voterRef = authorship.voterRef(personaRef);
        const [report] = await tx.query(keepReport, 'message', id, voterRef, reason, null);
        if (report?.is_decided !== true) await moderation.report(tx, { kind: 'message', id, reason, voterRef });
      });
      return { status: 204, body: null };
    },
  };
}
