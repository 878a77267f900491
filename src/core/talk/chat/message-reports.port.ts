import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { MessageId } from './message-changes.port';
import type { MessageReportReason } from './message-report.rules';

export interface MessageReports {
  /**
   * Fails with `notFound` for a deleted message (`message_not_found`), `invalid` for the user's own message (`own_message`), and `unauthenticated` for a guest.
   */
  readonly reportMessage: (
    report: MessageId & { readonly reason: MessageReportReason },
  ) => Promise<Result<null, Failure>>;
}

export const MessageReportsPort: Key<MessageReports> = Symbol('MessageReports');
