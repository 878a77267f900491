import { groupIndian } from '@/core/kernel/formatting/indian-number';

/** The largest document of an order. With MAX_ORDERS_PER_DAY a network stores 1 MB in a day. */
export const MAX_ORDER_BYTES = 500_000;

/** The documents of orders that are kept of a network in a day. */
export const MAX_ORDERS_PER_DAY = 2;

const PDF = '%PDF-';

export const orderRefusals = {
  unreadable: 'This file is no PDF document. Choose a PDF file.',
  tooLarge: `This file is larger than ${groupIndian(MAX_ORDER_BYTES)} bytes. Choose a smaller one.`,
  missing: 'Attach the order as a PDF file.',
  notUsable: 'The order is not there any more. Choose its file again.',
} as const;

/** Returns whether a file begins as a PDF document does. */
export function isPdf(content: Uint8Array): boolean {
  return [...PDF].every((sign, place) => content[place] === sign.charCodeAt(0));
}

/** Returns why a file cannot be the document of an order, as a sentence; null if it can. */
export function orderFault(content: Uint8Array): string | null {
  if (content.length > MAX_ORDER_BYTES) return orderRefusals.tooLarge;
  return isPdf(content) ? null : orderRefusals.unreadable;
}

/** Returns whether a notice needs the document of an order: one that orders a removal. */
export function needsOrder(kind: string | null): boolean {
  return kind === 'removal';
}
