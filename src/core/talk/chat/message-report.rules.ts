import type { ReportReason } from '@/core/kernel/moderated/report';

/** The reasons for a report of a message, in the order in which they are offered. */
export const MESSAGE_REPORT_REASONS = [
  'ABUSE',
  'IDENTITY',
  'ADVERTISING',
  'FALSE',
  'OTHER',
] as const satisfies readonly ReportReason[];

export type MessageReportReason = (typeof MESSAGE_REPORT_REASONS)[number];

/** The messages before a reported one that moderators read with it. */
export const MAX_REPORTED_CONTEXT = 20;

/** The role of a writer of a message before a reported one. */
export type ContextRole = 'reporter' | 'author' | 'other';

const ROLES: Readonly<Record<ContextRole, string>> = {
  reporter: 'Who reported it',
  author: 'Who wrote it',
  other: 'Somebody else',
};

/** Returns the messages before a reported one as moderators read them: by role, without a name. */
export function contextOf(messages: readonly { readonly by: ContextRole; readonly content: string }[]): string {
  return messages
    .filter(({ content }) => content !== '')
    .map(({ by, content }) => `${ROLES[by]}: ${content}`)
    .join('\n');
}
