import { groupIndian } from '@/core/kernel/formatting/indian-number';

/** The maximum size of an order's document in bytes. With MAX_ORDERS_PER_DAY, a network stores at most 1 MB a day. */
export const MAX_ORDER_BYTES = 500_000;

export const MAX_ORDERS_PER_DAY = 2;

const PDF = '%PDF-';

export const orderRefusals = {
  unreadable: 'This file is not a PDF document. Choose a PDF file.',
  tooLarge: `This file is larger than ${groupIndian(MAX_ORDER_BYTES)} bytes. Choose a smaller one.`,
  missing: 'Attach the order as a PDF file.',
  notUsable: 'The order is no longer available. Choose its file again.',
} as const;

export function isPdfContent(content: Uint8Array): boolean {
  return [...PDF].every((sign, place) => content[place] === sign.charCodeAt(0));
}

export function orderFault(content: Uint8Array): string | null {
  if (content.length > MAX_ORDER_BYTES) return orderRefusals.tooLarge;
  return isPdfContent(content) ? null : orderRefusals.unreadable;
}

/** Returns true for an order to remove. */
export function needsOrderDocument(kind: string | null): boolean {
  return kind === 'removal';
}
