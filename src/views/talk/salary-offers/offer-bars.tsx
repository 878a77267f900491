import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { payInLakh } from '@/core/research/salaries/pay-text';
import type { PostOffer } from '@/core/talk/salary-offers/offer';
import type { OfferBarPart, OfferPart } from '@/core/talk/salary-offers/offer-chart';
import { offerChartOf } from '@/core/talk/salary-offers/offer-chart';
import { yearlyStockOf, yearlyTotalOf } from '@/core/talk/salary-offers/saved-offers';
import { messages, PART_NAMES } from './messages';

export interface OfferBarsProps {
  readonly items: readonly PostOffer[];
  readonly mySalary: number | null;
}

const PARTS = ['fixed', 'variable', 'stock', 'joiningBonus'] as const satisfies readonly OfferPart[];

export function OfferBars({ items, mySalary }: OfferBarsProps) {
  const hatch = useId();
  const { ticks, bars } = offerChartOf(items);
  const end = ticks.at(-1) ?? 1;
  const shown = PARTS.filter((part) => bars.some((bar) => bar.some((one) => one.part === part)));
  return (
    <>
      <svg className="ob__defs" aria-hidden="true">
        <defs>
          <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="2" height="5" className="ob__hatch" />
          </pattern>
        </defs>
      </svg>
      <ul className="ob__rows">
        {items.map((item, index) => (
          <li key={item.id} className={item.id === mySalary ? 'ob__r ob__r--me' : 'ob__r'}>
            <div className="ob__h">
              <span>
                <b>{item.companyName}</b>
                {item.currentSalary ? <span className="meta"> {messages.current}</span> : null}
                {item.id === mySalary ? (
                  <span className="poll__you">
                    <Check size={15} aria-hidden="true" />
                    {messages.yourPick}
                  </span>
                ) : null}
              </span>
              <span className="ob__s num">{payInLakh(yearlyTotalOf(item))}</span>
            </div>
            <svg className="ob__bar" role="img" aria-label={labelOf(item)}>
              {(bars[index] ?? []).map((bar) => (
                <Part key={bar.part} bar={bar} hatch={hatch} />
              ))}
            </svg>
          </li>
        ))}
      </ul>
      <svg className="ob__x num" aria-hidden="true">
        {ticks.map((tick, index) => (
          <text key={tick} x={`${(100 * tick) / end}%`} y="16" textAnchor={anchorOf(index, ticks.length)}>
            {messages.lakh(tick, index === ticks.length - 1)}
          </text>
        ))}
      </svg>
      <ul className="ob__k">
        {shown.map((part) => (
          <li key={part}>
            <svg aria-hidden="true">
              <Part bar={{ part, start: 0, width: 100 }} hatch={hatch} />
            </svg>
            {part === 'joiningBonus' ? messages.outside : PART_NAMES[part]}
          </li>
        ))}
      </ul>
    </>
  );
}

function Part({ bar: { part, start, width }, hatch }: { readonly bar: OfferBarPart; readonly hatch: string }) {
  return (
    <rect
      x={`${start}%`}
      width={`${width}%`}
      height="100%"
      className={`ob__p ob__p--${part}`}
      {...(part === 'stock' && { fill: `url(#${hatch})` })}
    />
  );
}

function labelOf(item: PostOffer): string {
  const amounts = { ...item, stock: yearlyStockOf(item.stock) };
  const parts = PARTS.map(
    (part) => `${PART_NAMES[part]} ${amounts[part] === 0 ? messages.none : payInLakh(amounts[part])}`,
  );
  return messages.bar(item.companyName, parts.join('; '));
}

function anchorOf(index: number, count: number): 'start' | 'middle' | 'end' {
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : 'middle';
}
