import { countOfDay } from '@/adapters/memory/kernel/world/day-limit-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { SentReports } from '@/adapters/memory/trust/reports/sent-reports';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { chatRefusals } from '@/core/talk/chat/chat-refusals.rules';
import type { MessageId } from '@/core/talk/chat/message-changes.port';
import type { MessageReportReason } from '@/core/talk/chat/message-report.rules';
import type { MessageReports } from '@/core/talk/chat/message-reports.port';
import { dailyReportLimit } from '@/core/trust/reports/report-day-limit.rules';
import { findConversation } from './find-memory-conversation';

export class MemoryMessageReports implements MessageReports {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  reportMessage(body: MessageId & { readonly reason: MessageReportReason }): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('reportMessage', { body }, (viewer) => {
      const found = findConversation(this.#browser.world, viewer, body.talkId);
      if (!found.ok) return found;
      const message = found.value.talk.messages.find(({ id }) => id === body.messageId.toLowerCase());
      const isGone = message === undefined || found.value.presentMessage(message).state === 'DELETED';
      if (isGone) {
        return refusal(404, 'message_not_found', chatRefusals.messageNotFound);
      }
      if (message.userId === viewer.id) return refusal(422, 'own_message', chatRefusals.ownMessage);
      const sent = this.#browser.world.records(SentReports);
      if (sent.isSame(viewer.id, message.id, [body.reason])) return ok(null);
      const refused = countOfDay(this.#browser.world, viewer, dailyReportLimit);
      if (refused !== null) return refused;
      sent.keep(viewer.id, message.id, [body.reason]);
      return ok(null);
    });
  }
}
