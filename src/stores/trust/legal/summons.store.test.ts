import { aPdf } from '@tests/support/a-pdf';
import { aSignedInBrowser } from '@tests/support/a-signed-in-browser';
import { aSummons } from '@tests/support/a-summons';
import { describe, expect, it } from 'vitest';
import { MemoryToasts } from '@/adapters/memory/kernel/toasts/memory-toasts';
import { MemoryLegalNotices } from '@/adapters/memory/trust/legal/memory-legal-notices';
import { MAX_ORDER_BYTES, MAX_ORDERS_PER_DAY, orderRefusals } from '@/core/trust/legal/order-document.rules';
import { SummonsStore } from './summons.store';

function aForm() {
  const { browser } = aSignedInBrowser();
  const toasts = new MemoryToasts();
  const summons = new SummonsStore(new MemoryLegalNotices(browser), browser.world.ids, toasts);
  const { noticeId, order, answerBy, ...said } = aSummons({ kind: 'removal' });
  summons.change(said);
  return { browser, summons, calls: () => browser.line.countOf('uploadOrder') };
}

describe('the order of a removal', () => {
  it('is asked for, and only for a removal', async () => {
    const { summons } = aForm();
    await summons.send();
    expect(summons.form.errors).toEqual({ order: orderRefusals.missing });
    summons.change({ kind: 'information' });
    await summons.send();
    expect(summons.received?.isOrderKept).toBe(true);
  });

  it('is refused where it is no PDF or too large, and taken off again', async () => {
    const { summons } = aForm();
    await summons.send();
    summons.attach({ name: 'order.txt', content: new Uint8Array(4) });
    expect([summons.draft.order, summons.form.errors.order]).toEqual([null, orderRefusals.unreadable]);
    summons.attach({ name: 'order.pdf', content: aPdf(MAX_ORDER_BYTES + 1) });
    expect(summons.form.errors.order).toBe(orderRefusals.tooLarge);
    summons.attach({ name: 'order.pdf', content: aPdf() });
    expect([summons.draft.order?.name, summons.form.errors.order]).toEqual(['order.pdf', undefined]);
    summons.attach(null);
    expect(summons.draft.order).toBeNull();
  });

  it('is uploaded once, also where the answer to the notice was lost', async () => {
    const { browser, summons, calls } = aForm();
    summons.attach({ name: 'order.pdf', content: aPdf() });
    browser.line.loseAnswers('sendSummons');
    await summons.send();
    expect([summons.received, summons.draft.order?.name]).toEqual([null, 'order.pdf']);
    await summons.send();
    expect([summons.received?.isOrderKept, calls()]).toEqual([true, 1]);
    expect(summons.draft.order).toBeNull();
  });

  it('says that the document was not kept', async () => {
    const { browser, summons } = aForm();
    const notices = new MemoryLegalNotices(browser);
    for (let sent = 0; sent < MAX_ORDERS_PER_DAY; sent += 1) await notices.uploadOrder(aPdf());
    summons.attach({ name: 'order.pdf', content: aPdf() });
    await summons.send();
    expect(summons.received?.isOrderKept).toBe(false);
  });
});
