import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { LegalContacts } from '@/core/legal/legal-contacts';
import type { LegalNotices } from '@/core/legal/legal-notices.port';
import { noticeRefusals } from '@/core/legal/notice-refusals.rules';
import type { Summons, SummonsReceipt } from '@/core/legal/summons';
import { unseenInNotice } from '@/core/legal/summons-form';
import type { MemoryBrowser } from '../world/memory-browser';
import { invalid, refusal } from '../world/memory-failure';

const RECEIPT_DIGITS = 6;

/** The legal side of a memory world. */
export class LegalRecords {
  contacts: LegalContacts = {
    entity: 'Tarakki Test Private Limited',
    address: null,
    email: 'help@tarakki.example',
    grievanceOfficer: { name: 'Meera Iyer', email: 'grievance@tarakki.example', phone: null },
    backupDays: 30,
  };
  readonly notices = new Map<string, { readonly notice: Summons; readonly receipt: SummonsReceipt }>();
}

/** Contacts and notices of a memory world. */
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

  sendSummons(body: Summons): Promise<Result<SummonsReceipt, Failure>> {
    return this.#browser.ask('sendSummons', { body }, () => {
      const faults = unseenInNotice(body);
      if (Object.keys(faults).length > 0) return invalid(faults);
      const { notices } = this.#records;
      const earlier = notices.get(body.noticeId);
      if (earlier !== undefined && JSON.stringify(earlier.notice) !== JSON.stringify(body)) {
        const message = noticeRefusals.sentBefore;
        return refusal(409, 'notice_changed', message);
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
    return { receipt: `SN-${day}-${String(world.nextNumber()).padStart(RECEIPT_DIGITS, '0')}`, receivedAt };
  }
}
