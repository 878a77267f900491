import type { FastifyInstance } from 'fastify';
import type { ComplaintsHandlers } from '@/server/contract/generated/complaints';
import type { Config } from '@/server/platform/config/config';
import type { Housekeeping } from '@/server/platform/housekeeping';
import type { Outbox } from '@/server/platform/mail/outbox';
import { ComplaintRegister } from '@/server/platform/moderation/complaint-register';
import type { Moderation } from '@/server/platform/moderation/moderation';
import { schedule } from '@/server/platform/schedule';
import type { ComplaintsDeps } from './complaints/complaints';
import { createComplaints } from './complaints/complaints';
import { remindDutyOfficer } from './complaints/duty';
import { moveFormerMails } from './complaints/former-mails';
import { complaintsHousekeeping } from './complaints/housekeeping';
import { createComplaintSums } from './complaints/sums';

export interface ComplaintsServiceDeps extends Pick<ComplaintsDeps, 'database' | 'authorship' | 'now'> {
  readonly app: FastifyInstance;
  readonly config: Pick<Config, 'legal'>;
  readonly housekeeping: Housekeeping;
  readonly outbox: Outbox;
  readonly moderation: Moderation;
}

const ROUND_MS = 60_000;
const FIRST_ROUND_MS = 5_000;

export function createComplaintsService({ app, config, ...deps }: ComplaintsServiceDeps): ComplaintsHandlers {
  const parts = {
    ...deps,
    dutyMail: config.legal.noticesTo,
    register: new ComplaintRegister(deps),
  };
  deps.housekeeping.add(complaintsHousekeeping(deps.database));
  schedule(app, {
    name: 'the due times of complaints',
    firstAfter: FIRST_ROUND_MS,
    every: ROUND_MS,
    run: async () => {
      await moveFormerMails(parts);
      await remindDutyOfficer(parts);
      parts.outbox.sendSoon();
    },
  });
  return { ...createComplaints(parts), ...createComplaintSums(deps) };
}
