import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { heardBackRefusals, isAnswerDueOn } from '@/core/research/heard-back/heard-back.rules';
import { firstListedDay } from '@/core/research/jobs/job-age.rules';
import type { JobsHandlers } from '@/server/contract/generated/jobs';
import { Problem } from '@/server/contract/problem';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { plainUuid } from '@/server/platform/uuid';
import { appliedOpenings, listedOpening } from './applications.queries';
import type { StoredApplication } from './stored-applications';
import { StoredApplications } from './stored-applications';

export interface ApplicationsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly now: () => number;
}

type Operations = 'listApplications' | 'noteApplication' | 'answerApplication' | 'removeApplication';

export function createApplications({ database, authorship, now }: ApplicationsDeps): Pick<JobsHandlers, Operations> {
  const stored = new StoredApplications(authorship);
  return {
    async listApplications({ viewer: { personaRef } }) {
      const all = await stored.list(database, personaRef, now());
      const rows = await database.query(
        appliedOpenings,
        all.map(({ jobId }) => jobId),
      );
      const openings = new Map(rows.map((row) => [row.id, row]));
      const body = all.map((one) => {
        const { id: applicationId, jobId, pressedOn, answer, isCounted } = one;
        const opening = openings.get(jobId);
        const { title = null, company } = opening ?? {};
        const shown = title === null || company === undefined ? null : { title, company };
        const isDue = isAnswerDueOn(pressedOn, dayInIndia(now()));
        return { applicationId, jobId, pressedOn, isDue, answer, isCounted, shown };
      });
      return { status: 200, body };
    },

    async noteApplication({ viewer: { personaRef }, path }) {
      const jobId = plainUuid(path.jobId);
      const [listed] = await database.query(listedOpening, jobId, firstListedDay(now()));
      if (listed === undefined) throw new Problem(404, 'job_not_found', heardBackRefusals.jobGone);
      await database.transaction((tx) => stored.note(tx, personaRef, jobId, now()));
      return { status: 204, body: null };
    },

    async answerApplication({ viewer: { personaRef }, path, body: { answer } }) {
      const id = plainUuid(path.applicationId);
      const today = dayInIndia(now());
      await database.transaction((tx) =>
        stored.change(tx, personaRef, now(), (all) => {
          const before = answerable(all, id, today);
          if (before.answer === answer) return all;
          if (before.isCounted) throw new Problem(409, 'answer_counted', heardBackRefusals.counted);
          const answeredOn = answer === null ? null : today;
          return all.map((one) => (one === before ? { ...one, answer, answeredOn } : one));
        }),
      );
      return { status: 204, body: null };
    },

    async removeApplication({ viewer: { personaRef }, path }) {
      const applicationId = plainUuid(path.applicationId);
      await database.transaction((tx) =>
        stored.change(tx, personaRef, now(), (all) => all.filter(({ id }) => id !== applicationId)),
      );
      return { status: 204, body: null };
    },
  };
}

function answerable(all: readonly StoredApplication[], id: string, today: string): StoredApplication {
  const found = all.find((one) => one.id === id);
  if (found === undefined) throw new Problem(404, 'application_not_found', heardBackRefusals.gone);
  if (!isAnswerDueOn(found.pressedOn, today)) throw new Problem(409, 'application_not_due', heardBackRefusals.tooEarly);
  return found;
}
