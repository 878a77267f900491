import type { BenefitReport } from '@/contract/generated/benefits';
import { displayedHeldCount } from '@/core/kernel/figures/shown-numbers.rules';
import { shownAuthorOf, shownPlaceOf } from '@/core/research/cards/shown-card.rules';
import type { BenefitsHandlers } from '@/server/contract/generated/benefits';
import type { CursorSeals } from '@/server/platform/cursor';
import { Cursors, cursorUnknown } from '@/server/platform/cursor';
import type { Database } from '@/server/platform/database';
import { requireCompany } from '@/server/services/research/review/reviews/company-of-address';
import type { BenefitReportRow } from './benefit.queries';
import { countsOfBenefits, newestReports, reportsOfCompany } from './benefit.queries';
import { benefitCatalogue } from './benefit-catalogue';

export function createBenefits(
  database: Database,
  authorship: CursorSeals,
): Pick<BenefitsHandlers, 'listBenefitCatalogue' | 'listBenefitReports' | 'getBenefitFigures'> {
  const cursors = new Cursors(authorship);
  return {
    async listBenefitCatalogue() {
      return { status: 200, body: [...benefitCatalogue] };
    },

    async listBenefitReports({ query: { company, benefit, cursor, limit } }) {
      const { id } = await requireCompany(database, company);
      const position = cursors.read(cursor, 0);
      const code = benefit === undefined ? null : codeOf(benefit);
      const rows = await database.query(newestReports(limit + 1), id, code, position?.id ?? null);
      // The cursor is unknown, because its report or all reports are gone.
      if (position !== null && rows.length === 0) throw cursorUnknown();
      const page = rows.slice(0, limit);
      const last = rows.length > page.length ? page.at(-1) : undefined;
      const nextCursor = last === undefined ? null : cursors.write({ keys: [], id: last.id });
      return { status: 200, body: { items: page.map(present), nextCursor } };
    },

    async getBenefitFigures({ query: { company } }) {
      const { id } = await requireCompany(database, company);
      const [counts, [all]] = await Promise.all([
        database.query(countsOfBenefits, id),
        database.query(reportsOfCompany, id),
      ]);
      const newest = shownAuthorOf(all?.newest ?? []);
      return {
        status: 200,
        body: {
          reports: all?.reports ?? 0,
          heldCount: displayedHeldCount(all?.held ?? 0),
          // The list starts with the newest report, so its card reveals the same month.
          newest: newest.hasMonth ? newest.period : null,
          benefits: counts.map(({ code, n }) => ({ code, count: n })),
        },
      };
    },
  };
}

/** Returns the code of a name. Unknown names give a code without reports. */
function codeOf(urlName: string): string {
  return benefitCatalogue.find((benefit) => benefit.urlName === urlName)?.code ?? '';
}

function present(row: BenefitReportRow): BenefitReport {
  const shown = shownAuthorOf(row.card);
  return {
    id: row.id,
    codes: [...row.codes],
    text: row.text,
    department: shown.hasDepartment ? row.department : null,
    location: shownPlaceOf(shown, row),
    isCurrent: shown.hasStay ? row.is_current : null,
    month: shown.period,
    proof: row.proof,
  };
}
