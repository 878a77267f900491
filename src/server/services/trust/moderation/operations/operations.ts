import { dayBeforeInIndia, HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import { NOTICE_ANSWER_HOURS } from '@/core/trust/operations/task-state.rules';
import type { ModerationHandlers } from '@/server/contract/generated/moderation';
import { countWaitingMails } from '@/server/platform/mail/outbox.queries';
import { queueLength } from '@/server/platform/metrics/queue-length.queries';
import { SILENT_PROCESS_MS } from '@/server/platform/operations/process-state';
import { lastTaskRuns, liveProcesses } from '@/server/platform/operations/process-state.queries';
import { errorsByRelease, visitorSums } from '@/server/services/kernel/curate/tracking/report.queries';
import type { ModeratorsDeps } from '../moderation/moderator.policy';
import { Moderators } from '../moderation/moderator.policy';
import { presentProcesses, presentTask } from './operations.presenter';
import { countNotices } from './operations.queries';

const VISITOR_DAYS = 7;
const MAX_VISITOR_SUMS = 60;

export function createOperations(deps: ModeratorsDeps): Pick<ModerationHandlers, 'getOperations'> {
  const { database, now } = deps;
  const moderators = new Moderators(deps);
  return {
    async getOperations({ viewer, http }) {
      await moderators.require(viewer, http);
      const at = now();
      const processes = await database.query(liveProcesses, new Date(at - SILENT_PROCESS_MS));
      const turns = await database.query(lastTaskRuns);
      const [mails] = await database.query(countWaitingMails);
      const [notices] = await database.query(countNotices, new Date(at - NOTICE_ANSWER_HOURS * HOUR_MS));
      const queue = await database.query(queueLength, new Date(at));
      const errors = await database.query(errorsByRelease);
      const visitors = await database.query(visitorSums, dayBeforeInIndia(at, VISITOR_DAYS), MAX_VISITOR_SUMS);
      const body = {
        processes: presentProcesses(processes),
        tasks: turns.map((turn) => presentTask(turn, at)),
        mails: { failing: mails?.failing ?? 0, unmade: mails?.unmade ?? 0 },
        notices: { unmailed: notices?.unmailed ?? 0, ofThreeDays: notices?.newest ?? 0 },
        queue: queue.map(({ kind, open, overdue }) => ({ kind, open, overdue })),
        visitors: [...visitors],
        errors: errors.map(({ release, screen, type, reports }) => ({ version: release, screen, kind: type, reports })),
      };
      return { status: 200, body };
    },
  };
}
