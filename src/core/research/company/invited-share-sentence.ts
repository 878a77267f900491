import { formatDate } from '@/core/kernel/formatting/date';
import type { InvitedShare } from './invited-share';

/** Returns "About 30 in 100 contributions followed an invitation from the company (week of 23 November 2026)." */
export function invitedShareSentence({ tenths, takenOn }: InvitedShare): string {
  return `${shareText(tenths)} followed an invitation from the company (week of ${formatDate(takenOn, 'day')}).`;
}

function shareText(tenths: number): string {
  if (tenths === 0) return 'Few or none of the contributions';
  return tenths === 10 ? 'Nearly all contributions' : `About ${tenths * 10} in 100 contributions`;
}
