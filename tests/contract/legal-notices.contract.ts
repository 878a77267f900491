import { aPdf } from '@tests/support/a-pdf';
import { aSummons } from '@tests/support/a-summons';
import { describe, expect, it } from 'vitest';
import { LegalNoticesPort } from '@/core/trust/legal/legal-notices.port';
import { MAX_ORDER_BYTES, MAX_ORDERS_PER_DAY } from '@/core/trust/legal/order-document.rules';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectRefusal, successOf, UNKNOWN_ID } from './harness/outcomes';

export const legalNoticesContract: Contract = (harness) => {
  const notices = () => harness().as('guest').port(LegalNoticesPort);

  it('tells everybody who answers for the service', async () => {
    expect(successOf(await notices().getLegalContacts())).toEqual({
      entity: 'Tarakki Test Private Limited',
      address: null,
      email: 'help@tarakki.example',
      grievanceOfficer: { name: 'Meera Iyer', email: 'grievance@tarakki.example', phone: null },
      backupDays: 30,
    });
  });

  it('gives a receipt for a notice, and the same one where it comes again', async () => {
    const summons = aSummons();
    const receipt = successOf(await notices().sendSummons(summons));
    expect(receipt.receipt).toMatch(/^SN-\d{8}-[0-9A-Z]{6}$/);
    expect(successOf(await notices().sendSummons(summons))).toEqual(receipt);
    const another = successOf(await notices().sendSummons(aSummons()));
    expect(another.receipt).not.toBe(receipt.receipt);
  });

  it('refuses another content under the same id', async () => {
    const summons = aSummons();
    successOf(await notices().sendSummons(summons));
    const changed = await notices().sendSummons({ ...summons, details: `${summons.details} And more.` });
    expectRefusal(changed, 'conflict', 'notice_changed');
  });

  it('refuses a notice that lacks something', async () => {
    expectInvalid(await notices().sendSummons(aSummons({ authority: ' ' })), 'authority');
    expectInvalid(await notices().sendSummons(aSummons({ email: 'somebody' })), 'email');
    expectInvalid(await notices().sendSummons(aSummons({ details: 'Too short.' })), 'details');
    expectInvalid(await notices().sendSummons(aSummons({ phone: 'call me' })), 'phone');
  });

  describe('an order to remove content', () => {
    const uploaded = async () => successOf(await notices().uploadOrder(aPdf()));

    it('comes with its document, once', async () => {
      const { order } = await uploaded();
      const removal = aSummons({ kind: 'removal', order });
      const receipt = successOf(await notices().sendSummons(removal));
      expect(successOf(await notices().sendSummons(removal))).toEqual(receipt);
      const another = await notices().sendSummons(aSummons({ kind: 'removal', order }));
      expectRefusal(another, 'invalid', 'order_not_usable');
    });

    it('is incomplete without one', async () => {
      const bare = await notices().sendSummons(aSummons({ kind: 'removal' }));
      expectRefusal(bare, 'invalid', 'order_missing');
      const invented = await notices().sendSummons(aSummons({ kind: 'removal', order: UNKNOWN_ID }));
      expectRefusal(invented, 'invalid', 'order_not_usable');
      expectInvalid(await notices().sendSummons(aSummons({ kind: 'removal', order: '../../passwd' })), 'order');
    });

    it('has a document that is a PDF and not too large', async () => {
      for (const content of [new Uint8Array(), new TextEncoder().encode('<html>')])
        expectRefusal(await notices().uploadOrder(content), 'invalid', 'order_unreadable');
      expect((await notices().uploadOrder(aPdf(MAX_ORDER_BYTES + 1))).ok).toBe(false);
      successOf(await notices().uploadOrder(aPdf(MAX_ORDER_BYTES)));
    });

    it('is taken beyond the share of its network too, and says that its document was not kept', async () => {
      for (let sent = 0; sent < MAX_ORDERS_PER_DAY; sent += 1) await uploaded();
      const { order, isKept } = await uploaded();
      expect(isKept).toBe(false);
      successOf(await notices().sendSummons(aSummons({ kind: 'removal', order })));
    });
  });
};
