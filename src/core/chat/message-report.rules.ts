import type { ReportReason } from '@/core/reports/report';

/** The reasons for a report of a message, in the order in which they are offered. */
export const MESSAGE_REPORT_REASONS = [
  'ABUSE',
  'IDENTITY',
  'ADVERTISING',
  'FALSE',
  'OTHER',
] as const satisfies readonly ReportReason[];

/** A reason for a report of a message. */
export type MessageReportReason = (typeof MESSAGE_REPORT_REASONS)[number];

/** The messages before a reported one that moderators read with it. */
export const MAX_REPORTED_CONTEXT = 20;

/** Returns the messages before a reported one as moderators read them: by side, without a name. */
export function contextOf(messages: readonly { readonly isMine: boolean; readonly content: string }[]): string {
  return messages
    .filter(({ content }) => content !== '')
    .map(({ isMine, content }) => `${isMine ? 'Who reported it' : 'Who wrote it'}: ${content}`)
    .join('\n');
}
