import type { Complaint, ComplaintReceipt } from '@/contract/generated/complaints';
import { appealUntil, MAX_RECEIPTS_PER_DAY } from '@/core/kernel/moderated/complaint-limits.rules';
import { ruleById } from '@/core/kernel/moderated/moderation-rules.rules';
import { itemOfAddress } from '@/core/trust/complaints/complaint-address.rules';
import { complaintRefusals } from '@/core/trust/complaints/complaint-refusals.rules';
import type { ComplaintsHandlers } from '@/server/contract/generated/complaints';
import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { networkOf, siteNetworkOf } from '@/server/platform/http/network-of';
import type { Outbox } from '@/server/platform/mail/outbox';
import type { ComplaintLetter } from '@/server/platform/moderation/complaint-letter';
import { unsealComplaintLetter } from '@/server/platform/moderation/complaint-letter';
import { complaintMail } from '@/server/platform/moderation/complaint-mails';
import type { ComplaintRegister, ComplaintSender, NewComplaint } from '@/server/platform/moderation/complaint-register';
import type { complaintColumns } from '@/server/platform/moderation/complaints.queries';
import { complaintByKey, lockComplaintKey } from '@/server/platform/moderation/complaints.queries';
import { decoyReceiptNumber, receiptNumber } from '@/server/platform/moderation/receipt-number';
import type { RowOf } from '@/server/platform/sql-types';
import { plainUuid } from '@/server/platform/uuid';
import { fingerprintOf } from '@/server/platform/write-once';
import { addressOfUser } from '@/server/services/account/user/settings/digest.queries';

export interface ComplaintsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly register: ComplaintRegister;
  readonly outbox: Pick<Outbox, 'place' | 'put' | 'sendSoon'>;
  readonly now: () => number;
}

export function createComplaints(deps: ComplaintsDeps): Pick<ComplaintsHandlers, 'sendComplaint' | 'getComplaint'> {
  const { database, authorship, register, outbox, now } = deps;

  /** Returns the email address. Throws 422 `email_required`. */
  async function emailOf(viewer: Viewer | null, body: Complaint): Promise<string> {
    const [user] = viewer === null || body.email !== null ? [] : await database.query(addressOfUser, viewer.userId);
    const email = body.email ?? user?.email ?? null;
    const { noEmail } = complaintRefusals;
    if (email === null) throw new Problem(422, 'email_required', noEmail, { email: noEmail });
    return email;
  }

  async function store(
    tx: Database,
    body: Complaint,
    email: string,
    { network, ...sender }: Sent,
  ): Promise<ComplaintReceipt> {
    const item = itemOfAddress(body.address);
    const { unknownAddress, gone } = complaintRefusals;
    if (item === null) throw new Problem(422, 'address_unknown', unknownAddress, { address: unknownAddress });
    const share = await register.count(tx, network);
    const keyRef = authorship.complaintRef(body.key);
    if (share === 'number') return unkept(keyRef, body);
    const isOverShare = share === 'case';
    const isMailed = !isOverShare && (await register.canMail(tx, email, MAX_RECEIPTS_PER_DAY));
    const { key, address, details, ground, isForCompany = false } = body;
    const letter = { key, email: isMailed ? email : null, address, details, digest: digestOf(body) };
    const number = receiptNumber('CM', now());
    const taken = await register.take(tx, {
      item,
      ground,
      number,
      keyRef,
      letter,
      network,
      sender,
      isOverShare,
      isForCompany,
    });
    if (taken === null) throw new Problem(404, 'contribution_gone', gone);
    const dueAt = taken.dueAt.toISOString();
    if (isMailed) await outbox.put(tx, complaintMail({ kind: 'RECEIPT', to: email, number, key, dueAt }, outbox.place));
    return { key, number, dueAt, isHidden: taken.isHidden, isMailed };
  }

  function unkept(keyRef: Uint8Array, { key }: Complaint): ComplaintReceipt {
    return { key, number: decoyReceiptNumber('CM', now(), keyRef), dueAt: null, isHidden: false, isMailed: false };
  }

  return {
    async sendComplaint({ viewer, body: given, http }) {
      const body = { ...given, key: plainUuid(given.key) };
      const email = await emailOf(viewer, body);
      const receipt = await database.transaction(async (tx) => {
        const keyRef = authorship.complaintRef(body.key);
        await tx.query(lockComplaintKey, keyRef);
        const [earlier] = await tx.query(complaintByKey, keyRef);
        return earlier === undefined
          ? store(tx, body, email, {
              network: networkOf(http.ip),
              site: siteNetworkOf(http.ip),
              userId: viewer?.userId ?? null,
            })
          : receiptOf(authorship, earlier, body);
      });
      // Does not wait for the mail. The complaint counts as received once it is stored, and later runs resend the mail.
      outbox.sendSoon();
      return { status: 201, body: receipt };
    },

    async getComplaint({ path }) {
      const [row] = await database.query(complaintByKey, authorship.complaintRef(plainUuid(path.key)));
      if (row === undefined || row.seal === null)
        throw new Problem(404, 'complaint_not_found', complaintRefusals.notFound);
      const { number, ground, received_on, due_at } = row;
      const body = { number, ground, receivedOn: received_on, dueAt: due_at.toISOString(), answer: answerOf(row) };
      return { status: 200, body };
    },
  };
}

type Sent = Pick<NewComplaint, 'network'> & ComplaintSender;

type ComplaintRow = RowOf<typeof complaintColumns>;

function answerOf({ outcome, rule, answered_on }: ComplaintRow) {
  if (outcome === null || answered_on === null) return null;
  const { number = 0, title = '', wording = '' } = rule === null ? {} : ruleById(rule);
  const said = rule === null ? null : { number, title, wording };
  return { outcome, rule: said, answeredOn: answered_on, appealUntil: appealUntil(answered_on) };
}

/** Returns the receipt. Throws 409 `complaint_changed` for other content. */
function receiptOf(authorship: Authorship, row: ComplaintRow, body: Complaint): ComplaintReceipt {
  const letter: ComplaintLetter | null = row.seal === null ? null : unsealComplaintLetter(authorship, row.id, row.seal);
  if (letter === null || letter.digest !== digestOf(body))
    throw new Problem(409, 'complaint_changed', complaintRefusals.sentBefore);
  const { number, due_at, is_hidden } = row;
  return { key: body.key, number, dueAt: due_at.toISOString(), isHidden: is_hidden, isMailed: letter.email !== null };
}

function digestOf({ address, ground, details, email, isForCompany }: Complaint): string {
  const said = [address, ground, details, email, ...(isForCompany === true ? ['for a company'] : [])];
  return fingerprintOf({ said }).toString('base64url');
}
