import { isDeepStrictEqual } from 'node:util';
import type { Summons } from '@/contract/generated/legal';
import { MAX_STORED_PER_DAY } from '@/core/kernel/moderated/complaint-limits.rules';
import { itemOfAddress } from '@/core/trust/complaints/complaint-address.rules';
import { noticeRefusals } from '@/core/trust/legal/notice-refusals.rules';
import type { LegalHandlers } from '@/server/contract/generated/legal';
import { Problem } from '@/server/contract/problem';
import type { Authorship } from '@/server/platform/authorship';
import type { LegalConfig } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database';
import { networkOf } from '@/server/platform/http/network-of';
import type { Mailer } from '@/server/platform/mail/mailer.port';
import type { ComplaintRegister, NewComplaint } from '@/server/platform/moderation/complaint-register';
import { decoyReceiptNumber, receiptNumber } from '@/server/platform/moderation/receipt-number';
import type { RowOf } from '@/server/platform/sql-types';
import { markMailed, noticeById, storeNotice, unmailedNotices } from './legal.queries';
import type { OrderDocumentsDeps } from './order-documents';
import { createOrderDocuments, storeOrderDocument } from './order-documents';
import { summonsMail } from './summons-mail';

export interface NoticesDeps extends Pick<OrderDocumentsDeps, 'files'> {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly register: Pick<ComplaintRegister, 'count' | 'canMail' | 'canKeepOrder' | 'take'>;
  readonly mailer: Mailer;
  readonly legal: LegalConfig;
  readonly now: () => number;
}

type StoredReceipt = RowOf<typeof storeNotice.columns>;

interface Receipt extends StoredReceipt {
  readonly isKept: boolean;
}

export function createNotices(
  deps: NoticesDeps,
): Pick<LegalHandlers, 'getLegalContacts' | 'uploadOrder' | 'sendSummons'> {
  const { database, authorship, register, files, legal, now } = deps;

  /** Stores a notice. Beyond the network's daily share, stores no text and sends no mail. Removal orders open cases. */
  async function store(tx: Database, body: Summons, network: string): Promise<Receipt> {
    const share = await register.count(tx, network);
    const at = new Date(now());
    if (share === 'number') return unkept(body, at);
    const isOverShare = share === 'case';
    const number = receiptNumber('SN', now());
    const kept = JSON.stringify(isOverShare ? withoutText(body) : body);
    const [stored] = await tx.query(storeNotice, body.noticeId, number, kept, at, isOverShare ? at : null);
    const [earlier] = stored === undefined ? await tx.query(noticeById, body.noticeId) : [];
    if (earlier !== undefined) return earlierReceipt(earlier, body);
    await storeOrderDocument(tx, files, body);
    if (body.kind === 'removal') await openCases(tx, body, { number, network, isOverShare });
    return { receipt: number, received_at: at, ...stored, isKept: true };
  }

  function unkept({ noticeId }: Summons, at: Date): Receipt {
    const ref = authorship.complaintRef(`notice ${noticeId}`);
    return { receipt: decoyReceiptNumber('SN', now(), ref), received_at: at, isKept: false };
  }

  async function openCases(
    tx: Database,
    { noticeId, subject, details, email }: Summons,
    order: Pick<NewComplaint, 'number' | 'network' | 'isOverShare'>,
  ): Promise<void> {
    const answerTo = (await register.canMail(tx, email, MAX_STORED_PER_DAY)) ? email : null;
    for (const address of new Set(subject.split(/\s+/))) {
      const item = itemOfAddress(address);
      if (item === null) continue;
      const keyRef = authorship.complaintRef(`${noticeId} ${item.kind} ${item.id}`);
      const letter = { key: noticeId, email: answerTo, address, details, digest: noticeId };
      await register.take(tx, { item, ground: 'ORDER', keyRef, letter, sender: null, isForCompany: false, ...order });
    }
  }

  return {
    ...createOrderDocuments(deps),

    async getLegalContacts() {
      const { entity, address, email, grievanceOfficer, backupDays } = legal;
      return { status: 200, body: { entity, address, email, grievanceOfficer, backupDays } };
    },

    async sendSummons({ body, http, log }) {
      const receipt = await database.transaction(async (tx) => {
        const [known] = await tx.query(noticeById, body.noticeId);
        return known === undefined ? store(tx, body, networkOf(http.ip)) : earlierReceipt(known, body);
      });
      // The notice counts as received once it is stored. Its mail is retried.
      await mailNotices(deps).catch((error: unknown) => log.error({ err: error }, 'a notice could not be mailed'));
      const { receipt: number, received_at, isKept } = receipt;
      return { status: 201, body: { receipt: number, receivedAt: received_at.toISOString(), isKept } };
    },
  };
}

export async function mailNotices({ database, mailer, legal, now }: NoticesDeps): Promise<void> {
  if (legal.noticesTo === null) return;
  for (const { id, receipt, notice } of await database.query(unmailedNotices)) {
    // The same id reveals a duplicate if the process ends before the next line.
    await mailer.send({ ...summonsMail(legal.noticesTo, receipt, notice), id });
    await database.query(markMailed, id, new Date(now()));
  }
}

/** Returns the first receipt. Throws 409 `notice_changed` for other content. */
function earlierReceipt(earlier: StoredReceipt & { readonly notice: Summons }, body: Summons): Receipt {
  if (isDeepStrictEqual(earlier.notice, body) || isDeepStrictEqual(earlier.notice, withoutText(body)))
    return { ...earlier, isKept: true };
  throw new Problem(409, 'notice_changed', noticeRefusals.sentBefore);
}

function withoutText(notice: Summons): Summons {
  return { ...notice, details: '' };
}
