import { randomUUID } from 'node:crypto';
import type { JobAlert, JobAlertDraft } from '@/contract/generated/jobs';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { alertKeyOf, MAX_ALERTS } from '@/core/research/jobs/job-alert.rules';
import type { JobsHandlers } from '@/server/contract/generated/jobs';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { RowOf } from '@/server/platform/sql-types';
import { alertNotFound, alertsFull, unknownPlaces } from './job.policy';
import type { JobAlertContent } from './job-alert-seal';
import { openJobAlert, sealJobAlert } from './job-alert-seal';
import { alertsOfUser, countMatchingJobs, deleteAlert, insertAlert, lockUser } from './job-alerts.queries';
import { facetsOf, readJobFilters } from './job-filters';

export interface JobAlertsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly now: () => number;
}

type AlertRow = RowOf<typeof alertsOfUser.columns>;

export function createJobAlerts({
  database,
  authorship,
  now,
}: JobAlertsDeps): Pick<JobsHandlers, 'listJobAlerts' | 'createJobAlert' | 'deleteJobAlert'> {
  async function present(row: AlertRow, userId: string): Promise<JobAlert> {
    const wish = openJobAlert(authorship, userId, row.wish_seal);
    const facets = await facetsOfAlert(database, wish, now());
    const [counted] = await database.query(countMatchingJobs, facets, wish.designations, row.mailed_on);
    return {
      alertId: row.id,
      ...draftOf(wish),
      createdOn: row.created_on,
      newJobs: counted?.total ?? 0,
      newSince: row.mailed_on,
    };
  }

  return {
    async listJobAlerts({ viewer }) {
      const body: JobAlert[] = [];
      for (const row of await database.query(alertsOfUser, viewer.userId)) body.push(await present(row, viewer.userId));
      return { status: 200, body };
    },

    async createJobAlert({ viewer, body }) {
      // Refuses unknown places. A list ignores them, but an alert would then mail openings everywhere.
      const { ignored } = await readJobFilters(database, { location: body.preferences.location.join(',') }, now());
      if (ignored.length > 0) throw unknownPlaces(ignored.map(({ value }) => value));
      const row = await database.transaction(async (tx) => {
        await tx.query(lockUser, viewer.userId);
        const alerts = await tx.query(alertsOfUser, viewer.userId);
        const keyOf = ({ wish_seal }: AlertRow) =>
          alertKeyOf(draftOf(openJobAlert(authorship, viewer.userId, wish_seal)));
        const same = alerts.find((alert) => keyOf(alert) === alertKeyOf(body));
        if (same !== undefined) return same;
        if (alerts.length >= MAX_ALERTS) throw alertsFull();
        const { designations, preferences } = body;
        const { location, ...others } = preferences;
        const [made] = await tx.query(insertAlert, {
          id: randomUUID(),
          user_id: viewer.userId,
          wish_seal: sealJobAlert(authorship, viewer.userId, { designations, locations: location, ...others }),
          created_on: dayInIndia(now()),
        });
        return made;
      });
      if (row === undefined) throw new Error('The insert returned no alert.');
      return { status: 201, body: await present(row, viewer.userId) };
    },

    async deleteJobAlert({ viewer, path: { alertId } }) {
      const [deleted] = await database.query(deleteAlert, alertId, viewer.userId);
      if (deleted === undefined) throw alertNotFound();
      return { status: 204, body: null };
    },
  };
}

export async function facetsOfAlert(
  database: Database,
  { locations, experience, employment, ctc }: JobAlertContent,
  now: number,
): Promise<string> {
  const query = {
    location: locations.join(','),
    experience: experience.join(','),
    employment: employment.join(','),
    ctc: ctc.join(','),
  };
  return facetsOf(await readJobFilters(database, query, now));
}

function draftOf({ designations, locations: location, experience, employment, ctc }: JobAlertContent): JobAlertDraft {
  return { designations, preferences: { location, experience, employment, ctc } };
}
