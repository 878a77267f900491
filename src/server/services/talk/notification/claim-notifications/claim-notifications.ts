import { dayAfter, dayBeforeInIndia, dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { CLAIM_REMINDER_DAYS } from '@/core/research/employer/claim.rules';
import { claimNotification, correctionNotification } from '@/core/talk/notifications/claim-notifications.rules';
import { claimantOf } from '@/server/platform/sides/sides';
import { claimsThatEnd } from '@/server/services/research/employer/claims/claims.queries';
import { decidedCorrections } from '@/server/services/research/employer/employer-corrections/corrections.queries';
import type { HighlightsDeps } from '../highlights/highlights';
import { Inbox } from '../notifications/inbox';

const TOLD_DAYS = 7;

/**
 * Notifies claimants of decisions, and before a claim expires. Idempotent. Throws at the end if a notification failed.
 */
export async function notifyClaimants({ database, authorship, publish, now }: HighlightsDeps): Promise<void> {
  const today = dayInIndia(now());
  const ending = await database.query(claimsThatEnd, today, dayAfter(today, CLAIM_REMINDER_DAYS));
  const decided = await database.query(decidedCorrections, dayBeforeInIndia(now(), TOLD_DAYS));
  const inbox = new Inbox(authorship, now);
  const failures: unknown[] = [];
  for (const { claim, news } of [
    ...ending.map((claim) => ({
      claim,
      news: claimNotification({ claimId: claim.id, companyName: claim.company_name, endsOn: claim.last_day }),
    })),
    ...decided.map(({ id, claim_id, company_name, field, verdict, ...claim }) => ({
      claim,
      news: correctionNotification({ correctionId: id, claimId: claim_id, companyName: company_name, field, verdict }),
    })),
  ]) {
    try {
      const persona = authorship.personaRef(claimantOf(authorship, claim));
      const shown = await inbox.put(database, persona, news, 'keep');
      if (shown !== null) publish.notificationAdded(persona, shown);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} claimants could not be notified.`);
}
