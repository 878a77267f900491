import { sideOutsideScale } from '@/core/research/salaries/pay-beyond';
import type { PayScale } from '@/core/research/salaries/pay-scale';
import { messages } from './messages';

export interface ScaleNoteProps {
  readonly scale: PayScale;
  readonly ownPay: number | null;
}

/** Explains a logarithmic axis, and the viewer's own pay beyond it. */
export function ScaleNote({ scale, ownPay }: ScaleNoteProps) {
  const isBeyond = ownPay !== null && sideOutsideScale(scale, ownPay) !== null;
  const notes = [scale.isLogarithmic ? messages.logarithmic : '', isBeyond ? messages.ownBeyond : ''];
  const text = notes.filter((note) => note !== '').join(' ');
  return text === '' ? null : <p className="small-print">{text}</p>;
}
