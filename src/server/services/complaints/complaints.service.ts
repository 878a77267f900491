import type { FastifyInstance } from 'fastify';
import type { ComplaintsHandlers } from '@/server/contract/generated/complaints';
import type { Config } from '@/server/platform/config/config';
import type { Housekeeping } from '@/server/platform/housekeeping';
import type { Mailer } from '@/server/platform/mail/mailer.port';
import { ComplaintRegister } from '@/server/platform/moderation/complaint-register';
import type { Moderation } from '@/server/platform/moderation/moderation';
import { schedule } from '@/server/platform/schedule';
import type { ServerAddress } from '@/server/platform/server-address';
import type { ComplaintsDeps } from './complaints/complaints';
import { createComplaints } from './complaints/complaints';
import { runDuty } from './complaints/duty';
import { complaintsHousekeeping } from './complaints/housekeeping';
import { sendComplaintMails } from './complaints/mails';
import { createComplaintSums } from './complaints/sums';

export interface ComplaintsServiceDeps extends Pick<ComplaintsDeps, 'database' | 'authorship' | 'now'> {
  readonly app: FastifyInstance;
  readonly config: Pick<Config, 'legal' | 'brand'>;
  readonly address: Pick<ServerAddress, 'origin'>;
  readonly housekeeping: Housekeeping;
  readonly mailer: Mailer;
  readonly moderation: Moderation;
}

/** The law counts hours, so whoever is on duty is told within a minute; the first round, soon after a start, finds what a stop has missed. */
const ROUND_MS = 60_000;
const FIRST_ROUND_MS = 5_000;

/** The complaints service (openapi/complaints.yaml). */
export function createComplaintsService({ app, config, ...deps }: ComplaintsServiceDeps): ComplaintsHandlers {
  const parts = {
    ...deps,
    brand: config.brand,
    dutyMail: config.legal.noticesTo,
    register: new ComplaintRegister(deps),
  };
  let isClosing = false;
  let isWaiting = false;
  let sending: Promise<void> = Promise.resolve();
  // Nobody waits for the mail server: what is stored is received, and what it does not take is sent in a later round.
  const sendMails = (): void => {
    // The round that waits for the current one sends this mail too.
    if (isWaiting) return;
    isWaiting = true;
    sending = sending
      .then(() => {
        isWaiting = false;
        return isClosing ? undefined : sendComplaintMails(parts, app.log);
      })
      .catch((error: unknown) => app.log.error({ err: error }, 'a mail about a complaint was not sent'));
  };
  app.addHook('onClose', () => {
    isClosing = true;
    return sending;
  });
  deps.housekeeping.add(complaintsHousekeeping(deps.database));
  schedule(app, {
    name: 'the due times of complaints',
    firstAfter: FIRST_ROUND_MS,
    every: ROUND_MS,
    run: async () => {
      await runDuty(parts);
      await sendComplaintMails(parts, app.log);
    },
  });
  return { ...createComplaints({ ...parts, sendMails }), ...createComplaintSums(deps) };
}
