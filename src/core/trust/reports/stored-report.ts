import * as v from 'valibot';
import { parseStored } from '@/core/kernel/common/parse-stored';
import type { Report } from '@/core/kernel/moderated/report';
import { MAX_REPORT_LENGTH, REPORT_REASONS } from '@/core/kernel/moderated/report';

export interface ReportDraft {
  readonly resourceId: string;
  readonly reason: Report['reason'] | null;
  readonly details: string;
}

const Stored = v.object({
  resourceId: v.string(),
  reason: v.nullable(v.picklist(REPORT_REASONS)),
  details: v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, 2 * MAX_REPORT_LENGTH)),
  ),
});

export function reportKeyOf(userId: string): string {
  return `reportDraft.${userId}`;
}

export function parseStoredReport(stored: string | null, resourceId: string): ReportDraft | null {
  const kept = parseStored(Stored, stored);
  return kept === null || kept.resourceId !== resourceId ? null : kept;
}
