import { randomUUID } from 'node:crypto';
import type { ContextRole } from '@/core/talk/chat/message-report.rules';
import { contextOf, MAX_REPORT_CONTEXT_MESSAGES } from '@/core/talk/chat/message-report.rules';
import { dailyReportLimit } from '@/core/trust/reports/report-day-limit.rules';
import type { ChatHandlers } from '@/server/contract/generated/chat';
import { DayLimits } from '@/server/platform/contributing/day-limits';
import { plainUuid } from '@/server/platform/uuid';
import { storeReportOnce } from '@/server/services/trust/feed/reports/reports.queries';
import { messageNotFound, requireReportable } from './chat.policy';
import { messageById, messagesBefore } from './chat.queries';
import type { ChatDeps } from './chat-deps';
import type { ParticipantProfile } from './chat-seals';
import { ChatSeals } from './chat-seals';
import { lockConversation } from './chat-writes.queries';
import { Conversations } from './conversations';
import { keepReportedMessage } from './moderated.queries';

export function createMessageReports({
  database,
  authorship,
  moderation,
  now,
}: ChatDeps): Pick<ChatHandlers, 'reportMessage'> {
  const conversations = new Conversations(authorship, now);
  const seals = new ChatSeals(authorship);
  const dayLimits = new DayLimits(authorship, now);
  return {
    async reportMessage({ viewer, body }) {
      const { personaRef } = viewer;
      const [talkId, messageId] = [plainUuid(body.talkId), plainUuid(body.messageId)];
      const { reason } = body;
      await database.transaction(async (tx) => {
        await tx.query(lockConversation, talkId);
        const talk = await conversations.find(tx, viewer, talkId);
        const [row] = await tx.query(messageById, talkId, messageId);
        const [message] = row === undefined ? [] : await talk.presentMessages(tx, [row]);
        const author = row === undefined ? null : talk.authorOf(row);
        if (row === undefined || message === undefined) throw messageNotFound();
        requireReportable(message);
        if (author === null) throw messageNotFound();
        const before = await tx.query(messagesBefore, talkId, message.number, MAX_REPORT_CONTEXT_MESSAGES);
        const shown = (await talk.presentMessages(tx, before)).map((each, at) => ({
          by: each.isMine ? ('reporter' as const) : roleOf(talk.authorOf(before[at] ?? row), author),
          number: each.number,
          content: each.content,
        }));
        const at = Date.parse(message.sentAt);
        const fresh = randomUUID();
        const [kept] = await tx.query(keepReportedMessage, {
          id: fresh,
          talk_id: talkId,
          number: message.number,
          author_ref: authorship.authorRef(author.persona, fresh),
          author_seal: authorship.sealAuthor(author.persona, fresh),
          content: seals.openText(talkId, row.message_seal).content,
          context: contextOf(shown.toSorted((one, next) => one.number - next.number)),
          message_seal: row.message_seal,
          erased_seal: seals.sealText(talkId, { content: '', at, state: 'DELETED' }),
          member_ref: talk.memberRefOf(author),
        });
        const id = kept?.id ?? fresh;
        const voterRef = authorship.voterRef(personaRef);
        const [report] = await tx.query(storeReportOnce, 'message', id, voterRef, reason, null);
        if (report === undefined) return;
        await dayLimits.count(tx, personaRef, dailyReportLimit);
        if (!report.is_decided) await moderation.report(tx, { kind: 'message', id, reason, voterRef });
      });
      return { status: 204, body: null };
    },
  };
}

function roleOf(face: ParticipantProfile | null, author: ParticipantProfile): ContextRole {
  return face !== null && Buffer.from(face.persona).equals(author.persona) ? 'author' : 'other';
}
