import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { Failure } from '@/core/kernel/common/failure';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { LegalContacts } from '@/core/trust/legal/legal-contacts';
import type { LegalNotices } from '@/core/trust/legal/legal-notices.port';
import { noticeRefusals } from '@/core/trust/legal/notice-refusals.rules';
import {
  isPdfContent,
  MAX_ORDERS_PER_DAY,
  needsOrderDocument,
  orderRefusals,
} from '@/core/trust/legal/order-document.rules';
import type { Summons, SummonsReceipt, UploadedOrder } from '@/core/trust/legal/summons';

const RECEIPT_DIGITS = 6;

export class LegalRecords {
  contacts: LegalContacts = {
    entity: 'Tarakki Test Private Limited',
    address: null,
    email: 'help@tarakki.example',
    grievanceOfficer: { name: 'Meera Iyer', email: 'grievance@tarakki.example', phone: null },
    backupDays: 30,
  };
  readonly notices = new Map<string, { readonly notice: Summons; readonly receipt: SummonsReceipt }>();
  readonly orders = new Set<string>();
  readonly uploads = new Map<string, number>();
}

export class MemoryLegalNotices implements LegalNotices {
  readonly #browser: MemoryBrowser;
  readonly #records: LegalRecords;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
    this.#records = browser.world.records(LegalRecords);
  }

  getLegalContacts(): Promise<Result<LegalContacts, Failure>> {
    return this.#browser.ask('getLegalContacts', {}, () => ok(this.#records.contacts));
  }

  uploadOrder(body: Uint8Array<ArrayBuffer>): Promise<Result<UploadedOrder, Failure>> {
    return this.#browser.ask('uploadOrder', { body }, () => {
      if (!isPdfContent(body)) return refusal(422, 'order_unreadable', orderRefusals.unreadable);
      const { world } = this.#browser;
      const day = dayInIndia(world.clock.now());
      const uploads = (this.#records.uploads.get(day) ?? 0) + 1;
      this.#records.uploads.set(day, uploads);
      const order = world.ids.next();
      this.#records.orders.add(order);
      return ok({ order, isKept: uploads <= MAX_ORDERS_PER_DAY });
    });
  }

  sendSummons(body: Summons): Promise<Result<SummonsReceipt, Failure>> {
    return this.#browser.ask('sendSummons', { body }, () => {
      const { notices } = this.#records;
      const earlier = notices.get(body.noticeId);
      if (earlier !== undefined && JSON.stringify(earlier.notice) !== JSON.stringify(body)) {
        const message = noticeRefusals.sentBefore;
        return refusal(409, 'notice_changed', message);
      }
      if (earlier === undefined) {
        const { order } = body;
        if (needsOrderDocument(body.kind) && order === null) return refusalOfOrder('missing');
        if (order !== null && !this.#records.orders.delete(order)) return refusalOfOrder('notUsable');
      }
      const receipt = earlier?.receipt ?? this.#newReceipt();
      notices.set(body.noticeId, { notice: body, receipt });
      return ok(receipt);
    });
  }

  #newReceipt(): SummonsReceipt {
    const { world } = this.#browser;
    const receivedAt = world.timestamp();
    const day = receivedAt.slice(0, 10).replaceAll('-', '');
    return {
      receipt: `SN-${day}-${String(world.nextNumber()).padStart(RECEIPT_DIGITS, '0')}`,
      receivedAt,
      isKept: true,
    };
  }
}

function refusalOfOrder(why: 'missing' | 'notUsable'): Refusal {
  const code = why === 'missing' ? 'order_missing' : 'order_not_usable';
  return refusal(422, code, orderRefusals[why], { order: orderRefusals[why] });
}
