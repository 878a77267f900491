import type { ReportReason } from '@/core/kernel/moderated/report';

export const MESSAGE_REPORT_REASONS = [
  'ABUSE',
  'IDENTITY',
  'ADVERTISING',
  'FALSE',
  'OTHER',
] as const satisfies readonly ReportReason[];

export type MessageReportReason = (typeof MESSAGE_REPORT_REASONS)[number];

export const MAX_REPORT_CONTEXT_MESSAGES = 20;

export type ContextRole = 'reporter' | 'author' | 'other';

const ROLES: Readonly<Record<ContextRole, string>> = {
  reporter: 'Who reported it',
  author: 'Who wrote it',
  other: 'Somebody else',
};

/** Returns the messages as text, each with the role of its author instead of a name. */
export function contextOf(messages: readonly { readonly by: ContextRole; readonly content: string }[]): string {
  return messages
    .filter(({ content }) => content !== '')
    .map(({ by, content }) => `${ROLES[by]}: ${content}`)
    .join('\n');
}
