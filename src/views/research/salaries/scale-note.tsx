import { sideBeyond } from '@/core/research/salaries/pay-beyond';
import type { PayScale } from '@/core/research/salaries/pay-scale';
import { messages } from './messages';

export interface ScaleNoteProps {
  readonly scale: PayScale;
  readonly ownPay: number | null;
}

/** Says what the axis of rows does not show by itself: that it is logarithmic, and that the viewer's own pay lies beyond it. */
export function ScaleNote({ scale, ownPay }: ScaleNoteProps) {
  const isBeyond = ownPay !== null && sideBeyond(scale, ownPay) !== null;
  const notes = [scale.isLogarithmic ? messages.logarithmic : '', isBeyond ? messages.ownBeyond : ''];
  const text = notes.filter((note) => note !== '').join(' ');
  return text === '' ? null : <p className="small-print">{text}</p>;
}
