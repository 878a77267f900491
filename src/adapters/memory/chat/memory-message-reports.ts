import { chatRefusals } from '@/core/chat/chat-refusals.rules';
import type { MessageId } from '@/core/chat/message-changes.port';
import type { MessageReportReason } from '@/core/chat/message-report.rules';
import type { MessageReports } from '@/core/chat/message-reports.port';
import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import { reportsOfDay } from '@/core/reports/report-day-limit.rules';
import { SentReports } from '../reports/sent-reports';
import { countOfDay } from '../world/day-limit-records';
import type { MemoryBrowser } from '../world/memory-browser';
import { refusal } from '../world/memory-failure';
import { findConversation } from './find-memory-conversation';

/** Takes reports of messages in a memory world, whose moderators decide on posts alone. */
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
      const refused = countOfDay(this.#browser.world, viewer, reportsOfDay);
      if (refused !== null) return refused;
      sent.keep(viewer.id, message.id, [body.reason]);
      return ok(null);
    });
  }
}
