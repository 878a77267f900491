import { formatDate } from '@/core/kernel/formatting/date';
import type { InvitedShare } from './invited-share';

/** Returns "About 30 in 100 contributions came by the company’s invitation (week of 23 November 2026)." */
export function invitedShareSentence({ tenths, takenOn }: InvitedShare): string {
  return `${shareText(tenths)} came by the company’s invitation (week of ${formatDate(takenOn, 'day')}).`;
}

function shareText(tenths: number): string {
  if (tenths === 0) return 'Few or none of the contributions';
  return tenths === 10 ? 'Nearly all contributions' : `About ${tenths * 10} in 100 contributions`;
}
