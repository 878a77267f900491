import { CRORE, LAKH } from '@/core/kernel/formatting/indian-number';
import type { PayScale } from '@/core/research/salaries/pay-scale';
import type { PayUnit } from '@/core/research/salaries/pay-text';
import { payInMonth } from '@/core/research/salaries/pay-text';

export interface PayAxisProps {
  readonly scale: PayScale;
  readonly unit: PayUnit;
  /** In px from the top of the chart. */
  readonly y: number;
}

export function PayAxis({ scale, unit, y }: PayAxisProps) {
  const last = scale.ticks.length - 1;
  return (
    <>
      <line className="pay-tick" x1="0" x2="100%" y1={y} y2={y} />
      {scale.ticks.map((tick, place) => (
        <g key={tick}>
          <line className="pay-tick" x1={`${scale.at(tick)}%`} x2={`${scale.at(tick)}%`} y1={y} y2={y + 6} />
          <text
            className={hasRoom(place, last) ? undefined : 'pay-label--wide'}
            x={`${scale.at(tick)}%`}
            y={y + 20}
            textAnchor={anchorOf(place, last)}
          >
            {tickText(tick, unit)}
          </text>
        </g>
      ))}
    </>
  );
}

/** Returns whether a label fits on a phone: both ends, and every second label except the one next to the last. */
function hasRoom(place: number, last: number): boolean {
  return place === 0 || place === last || (place % 2 === 0 && place !== last - 1);
}

export function anchorOf(place: number, last: number): 'start' | 'middle' | 'end' {
  if (place === 0) return 'start';
  return place === last ? 'end' : 'middle';
}

function tickText(amount: number, unit: PayUnit): string {
  if (unit === 'month') return payInMonth(amount);
  return amount >= CRORE ? `₹${amount / CRORE} Cr` : `₹${amount / LAKH} L`;
}
