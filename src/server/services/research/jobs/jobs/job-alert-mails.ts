import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { listMail } from '@/server/platform/mail/list-mail';
import { BEFORE_ALL } from '@/server/platform/mail/mail-rounds';
import type { Mail } from '@/server/platform/mail/mailer.port';
import type { Outbox } from '@/server/platform/mail/outbox';
import type { RowOf } from '@/server/platform/sql-types';
import { addressOfUser } from '@/server/services/account/user/settings/digest.queries';
import { unsubscribeKeyOf } from '@/server/services/account/user/settings/unsubscribe-key';
import type { JobAlertContent } from './job-alert-seal';
import { openJobAlert } from './job-alert-seal';
import { facetsOfAlert } from './job-alerts';
import { claimAlert, dueAlerts, newestMatchingJobs } from './job-alerts.queries';

export interface JobAlertMailsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly outbox: Pick<Outbox, 'mailEach' | 'place'>;
  readonly now: () => number;
}

type ClaimedAlert = RowOf<typeof claimAlert.columns>;

/** Mails openings since the last mail, at most daily. Sends no mail without new openings. */
export async function mailJobAlerts(deps: JobAlertMailsDeps): Promise<void> {
  const { database, outbox, now } = deps;
  const today = dayInIndia(now());
  for (let behind: string | undefined = BEFORE_ALL, goesOut = true; goesOut && behind !== undefined; ) {
    const due: readonly RowOf<typeof dueAlerts.columns>[] = await database.query(dueAlerts, today, behind);
    const items = due.map(({ id, user_id }) => ({ id, userId: user_id }));
    goesOut = await outbox.mailEach(items, {
      list: 'jobAlerts',
      claim: async (tx, { id }) => (await tx.query(claimAlert, id, today))[0] ?? null,
      mailOf: (tx, alert) => mailFor(tx, deps, alert, today),
    });
    behind = due.at(-1)?.id;
  }
}

async function mailFor(
  tx: Database,
  { authorship, outbox: { place }, now }: JobAlertMailsDeps,
  alert: ClaimedAlert,
  today: string,
): Promise<Mail | null> {
  const [user] = await tx.query(addressOfUser, alert.user_id);
  if (user?.email == null) return null;
  const wish = openJobAlert(authorship, alert.user_id, alert.wish_seal);
  const facets = await facetsOfAlert(tx, wish, now());
  const jobs = await tx.query(newestMatchingJobs, facets, wish.designations, alert.mailed_on, today);
  const [newest] = jobs;
  if (newest === undefined) return null;
  const { brand } = place;
  const { origin } = place.address;
  return listMail({
    to: user.email,
    brand,
    subject: `${newest.total === 1 ? '1 new job' : `${newest.total} new jobs`}: ${wish.designations.join(', ')}`,
    items: jobs.map(({ id, title, company }) => ({
      label: `${title}, ${company}`,
      detail: '',
      href: `${origin}/jobs/view/${id}`,
    })),
    more: newest.total > jobs.length ? { label: 'See all new jobs', href: `${origin}/jobs?${addressOf(wish)}` } : null,
    reason: `You get this email, at most once a day, because you created a job alert on ${brand}. End all alerts with one click, without logging in`,
    unsubscribe: `${origin}/unsubscribe?k=${unsubscribeKeyOf(authorship, alert.user_id, 'jobAlerts')}&list=jobAlerts`,
  });
}

function addressOf({ designations, locations, experience, employment, ctc }: JobAlertContent): string {
  const [designation = ''] = designations;
  const filters = { designation, location: locations, experience, employment, ctc };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value.length > 0) query.set(name, String(value));
  return query.toString();
}
