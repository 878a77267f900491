import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Summons } from '@/contract/generated/legal';
import { dayInIndia } from '@/core/common/india-calendar.rules';
import { unseenInLine, unseenInText } from '@/core/common/unseen-signs.rules';
import { noticeRefusals } from '@/core/legal/notice-refusals.rules';
import type { LegalHandlers } from '@/server/contract/generated/legal';
import { Problem, refuseFaults } from '@/server/contract/problem';
import type { LegalConfig } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database';
import type { Mailer } from '@/server/platform/mail/mailer.port';
import { markMailed, noticeById, storeNotice, unmailedNotices } from './legal.queries';
import { summonsMail } from './summons-mail';

export interface NoticesDeps {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly legal: LegalConfig;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Without letters and digits that look alike. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const RECEIPT_LETTERS = 6;

/** The contacts of the service, and the notices of authorities. */
export function createNotices(deps: NoticesDeps): LegalHandlers {
  const { database, legal, now } = deps;
  return {
    async getLegalContacts() {
      const { entity, address, email, grievanceOfficer, backupDays } = legal;
      return { status: 200, body: { entity, address, email, grievanceOfficer, backupDays } };
    },

    async sendSummons({ body, log }) {
      refuseFaults(unseenFaults(body));
      const at = new Date(now());
      const [stored] = await database.query(storeNotice, body.noticeId, newReceipt(at), JSON.stringify(body), at);
      const receipt = stored ?? (await earlierReceipt(database, body));
      // Stored is received: a mail server that does not answer is asked again later.
      await mailNotices(deps).catch((error: unknown) => log.error({ err: error }, 'a notice could not be mailed'));
      return { status: 201, body: { receipt: receipt.receipt, receivedAt: receipt.received_at.toISOString() } };
    },
  };
}

/** Mails the notices that have not been mailed; without an address they wait for one. */
export async function mailNotices({ database, mailer, legal, now }: NoticesDeps): Promise<void> {
  if (legal.noticesTo === null) return;
  for (const { id, receipt, notice } of await database.query(unmailedNotices)) {
    await mailer.send(summonsMail(legal.noticesTo, receipt, notice));
    await database.query(markMailed, id, new Date(now()));
  }
}

/** The notice goes out as a mail to people who decide by it: nothing in it may turn or hide what they read. */
function unseenFaults(notice: Summons): Readonly<Record<string, string | null>> {
  const { authority, officerName, designation, reference, legalBasis, subject, details } = notice;
  const lines = Object.entries({ authority, officerName, designation, reference, legalBasis, subject });
  return {
    ...Object.fromEntries(lines.map(([field, line]) => [field, unseenInLine(line)])),
    details: unseenInText(details),
  };
}

async function earlierReceipt(database: Database, body: Summons) {
  const [earlier] = await database.query(noticeById, body.noticeId);
  if (earlier !== undefined && isDeepStrictEqual(earlier.notice, body)) return earlier;
  throw new Problem(409, 'notice_changed', noticeRefusals.sentBefore);
}

function newReceipt(at: Date): string {
  const letters = Array.from({ length: RECEIPT_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]);
  return `SN-${dayInIndia(at.getTime()).replaceAll('-', '')}-${letters.join('')}`;
}
