import { countOfDay } from '@/adapters/memory/kernel/world/day-limit-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { invalid, refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { Report } from '@/core/kernel/moderated/report';
import { dailyReportLimit } from '@/core/trust/reports/report-day-limit.rules';
import { reportReasonsFor } from '@/core/trust/reports/report-reasons.rules';
import { reportRefusals } from '@/core/trust/reports/report-refusals.rules';
import type { Reports } from '@/core/trust/reports/reports.port';
import { CaseRecords } from '../moderation/case-records';
import { liveResource } from './live-resource';
import { SentReports } from './sent-reports';

export class MemoryReports implements Reports {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  report(report: Report): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('report', { body: report }, (viewer) => {
      if (!reportReasonsFor(report.resourceType).includes(report.reason))
        return invalid({ reason: reportRefusals.reason });
      const found = liveResource(this.#browser.world, report);
      if (!found.ok) return found;
      if (found.value.authorId === viewer.id) return refusal(422, `own_${report.resourceType}`, reportRefusals.own);
      const sent = this.#browser.world.records(SentReports);
      const said = [report.reason, report.details?.trim() ? report.details : null];
      if (sent.isSame(viewer.id, report.resourceId, said)) return ok(null);
      const refused = countOfDay(this.#browser.world, viewer, dailyReportLimit);
      if (refused !== null) return refused;
      sent.keep(viewer.id, report.resourceId, said);
      const post = this.#browser.world.records(PostRecords).findLive(report.resourceId);
      if (post !== null) this.#browser.world.records(CaseRecords).report(post, viewer.id, report);
      return ok(null);
    });
  }
}
