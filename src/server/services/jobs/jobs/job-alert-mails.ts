import type { FastifyBaseLogger } from 'fastify';
import { dayInIndia } from '@/core/common/india-calendar.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { listMail } from '@/server/platform/mail/list-mail';
import type { Mail, Mailer } from '@/server/platform/mail/mailer.port';
import { sendMails } from '@/server/platform/mail/send-mails';
import type { ServerAddress } from '@/server/platform/server-address';
import type { RowOf } from '@/server/platform/sql-types';
import { addressOfUser } from '@/server/services/user/settings/digest.queries';
import { unsubscribeKeyOf } from '@/server/services/user/settings/unsubscribe-key';
import { facetsOfAlert } from './job-alerts';
import { claimAlerts, newestFitting, releaseAlert } from './job-alerts.queries';

export interface JobAlertMailsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly mailer: Mailer;
  readonly address: Pick<ServerAddress, 'origin'>;
  readonly brand: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

type ClaimedAlert = RowOf<typeof claimAlerts.columns>;

/** Mails the openings of all whole days since the last mail, alert by alert, at most once a day. An alert without new openings sends no mail. */
export async function mailJobAlerts(deps: JobAlertMailsDeps, log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
  const { database, mailer, now } = deps;
  const today = dayInIndia(now());
  const failed: ClaimedAlert[] = [];
  try {
    for (let isAway = false; !isAway; ) {
      const claimed = await database.query(claimAlerts, today);
      if (claimed.length === 0) break;
      const sent = await sendMails({ mailer, log, failure: 'a job alert could not be mailed' }, claimed, (alert) =>
        mailFor(deps, alert, today),
      );
      failed.push(...sent.again);
      isAway = sent.isAway;
    }
  } finally {
    for (const { id, mailed_on } of failed) await database.query(releaseAlert, id, mailed_on);
  }
}

async function mailFor(deps: JobAlertMailsDeps, alert: ClaimedAlert, today: string): Promise<Mail | null> {
  const { database, authorship, brand, now } = deps;
  const [user] = await database.query(addressOfUser, alert.user_id);
  if (user?.email == null) return null;
  const facets = await facetsOfAlert(database, alert, now());
  const jobs = await database.query(newestFitting, facets, alert.designations, alert.mailed_on, today);
  const [newest] = jobs;
  if (newest === undefined) return null;
  const { origin } = deps.address;
  return listMail({
    to: user.email,
    brand,
    subject: `${newest.total === 1 ? '1 new job' : `${newest.total} new jobs`}: ${alert.designations.join(', ')}`,
    items: jobs.map(({ id, title, company }) => ({
      label: `${title}, ${company}`,
      detail: '',
      href: `${origin}/jobs/view/${id}`,
    })),
    more: newest.total > jobs.length ? { label: 'All of them', href: `${origin}/jobs?${addressOf(alert)}` } : null,
    reason: `You get this mail, at most once a day, because you created a job alert on ${brand}. End all alerts with one press, without logging in`,
    unsubscribe: `${origin}/unsubscribe?k=${unsubscribeKeyOf(authorship, alert.user_id, 'jobAlerts')}&list=jobAlerts`,
  });
}

/** Returns the query of the list's address for an alert; the list takes one title. */
function addressOf({ designations, locations, experience, employment, ctc }: ClaimedAlert): string {
  const [designation = ''] = designations;
  const filters = { designation, location: locations, experience, employment, ctc };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value.length > 0) query.set(name, String(value));
  return query.toString();
}
