import { expect, it } from 'vitest';
import { MAX_ORDER_BYTES, needsOrderDocument, orderFault, orderRefusals } from './order-document.rules';

const document = (start: string, length = start.length) => {
  const content = new Uint8Array(length);
  content.set(new TextEncoder().encode(start));
  return content;
};

it.each([
  ['a PDF document', document('%PDF-1.7'), null],
  ['the largest one', document('%PDF-1.7', MAX_ORDER_BYTES), null],
  ['a larger one', document('%PDF-1.7', MAX_ORDER_BYTES + 1), orderRefusals.tooLarge],
  ['another file', document('GIF89a'), orderRefusals.unreadable],
  ['a file that only begins alike', document('%PD'), orderRefusals.unreadable],
  ['an empty file', document(''), orderRefusals.unreadable],
])('%s: %#', (_name, content, fault) => {
  expect(orderFault(content)).toBe(fault);
});

it('only an order to remove needs its document', () => {
  expect(['removal', 'summons', null].map(needsOrderDocument)).toEqual([true, false, false]);
});
