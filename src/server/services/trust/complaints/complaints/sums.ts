import { dayInIndia, startOfMonthInIndia } from '@/core/kernel/common/india-calendar.rules';
import { SUMMED_GROUNDS } from '@/core/kernel/moderated/complaint-grounds.rules';
import { LOG_TOTAL_MONTHS, MIN_COUNTED_DECISIONS } from '@/core/trust/public-log/log-line.rules';
import type { ComplaintsHandlers } from '@/server/contract/generated/complaints';
import type { Database } from '@/server/platform/database';
import {
  appealLines,
  companyComplaints,
  companyComplaintsByStars,
  complaintsByGround,
  hidesByPlace,
} from './sums.queries';

export interface ComplaintSumsDeps {
  readonly database: Database;
  readonly now: () => number;
}

export function createComplaintSums({
  database,
  now,
}: ComplaintSumsDeps): Pick<ComplaintsHandlers, 'getComplaintSums'> {
  return {
    async getComplaintSums() {
      const since = dayInIndia(startOfMonthInIndia(now(), LOG_TOTAL_MONTHS - 1).getTime());
      const rows = new Map((await database.query(complaintsByGround, since)).map((row) => [row.ground, row]));
      const [appeals] = await database.query(appealLines, since);
      const [ofCompanies] = await database.query(companyComplaints, since);
      // Leaves out the current month, whose sums would reveal the stars of a held review.
      const month = dayInIndia(startOfMonthInIndia(now()).getTime());
      const byStars = await database.query(companyComplaintsByStars, since, month);
      const hides = await database.query(hidesByPlace, since);
      const grounds = SUMMED_GROUNDS.flatMap((ground) => {
        const row = rows.get(ground);
        if (row === undefined) return [];
        const isTimed = row.answered >= MIN_COUNTED_DECISIONS;
        return {
          ground,
          received: said(row.received),
          answered: said(row.answered),
          medianHours: isTimed ? row.median : null,
          slowestHours: isTimed ? row.slowest : null,
          late: said(row.late),
        };
      });
      const hidden = {
        count: said(hides.reduce((sum, { count }) => sum + count, 0)),
        places: hides.filter(({ count }) => count >= MIN_COUNTED_DECISIONS),
      };
      const companies = {
        received: said(ofCompanies?.received ?? 0),
        decided: said(ofCompanies?.decided ?? 0),
        kept: said(ofCompanies?.kept ?? 0),
        stars: byStars.map(({ rating, received }) => ({ rating, received: said(received) })),
      };
      const ofAppeals = { decided: said(appeals?.decided ?? 0), won: said(appeals?.won ?? 0) };
      return { status: 200, body: { grounds, appeals: ofAppeals, companies, hidden } };
    },
  };
}

/** Returns the count, or null below five. */
function said(count: number): number | null {
  return count < MIN_COUNTED_DECISIONS ? null : count;
}
