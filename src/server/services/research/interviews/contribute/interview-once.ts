import { halfYearOf } from '@/core/research/contribute/one-voice.rules';
import type { OnceFacts } from '@/server/platform/personal/merge-contributions.queries';

/** Uniqueness key: one interview per author, company, role and half-year. */
export function interviewOnce({ companyId, jobProfileId, month }: OnceFacts): string {
  return `interview ${companyId} ${jobProfileId} ${halfYearOf(month ?? '')}`;
}
