import { dayAfter, dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { CLAIM_REMINDER_DAYS } from '@/core/research/employer/claim.rules';
import { claimNews } from '@/core/talk/notifications/claim-news.rules';
import { claimsThatEnd } from '@/server/services/research/employer/claims/claims.queries';
import type { HighlightsDeps } from '../highlights/highlights';
import { Inbox } from '../notifications/inbox';

/**
 * Notifies claimants once in the last days of each claim. The notification carries the last day, so a repeated round notifies nobody twice.
 * Throws after all others were notified if a claimant could not be.
 */
export async function remindClaimants({ database, authorship, publish, now }: HighlightsDeps): Promise<void> {
  const today = dayInIndia(now());
  const inbox = new Inbox(authorship, now);
  const failures: unknown[] = [];
  for (const row of await database.query(claimsThatEnd, today, dayAfter(today, CLAIM_REMINDER_DAYS))) {
    try {
      const userId = authorship.unsealJson(row.claimant_ref, row.claimant_seal);
      if (typeof userId !== 'string') throw new Error('The seal of a claimant is no id.');
      const persona = authorship.personaRef(userId);
      const news = claimNews({ claimId: row.id, companyName: row.company_name, endsOn: row.last_day });
      const shown = await inbox.put(database, persona, news, 'keep');
      if (shown !== null) publish.notificationAdded(persona, shown);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} claimants could not be reminded.`);
}
