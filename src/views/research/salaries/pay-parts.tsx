import { useId } from 'react';
import { COUNT_STEP, leastShareOf } from '@/core/kernel/figures/shown-numbers.rules';
import { roundedForDisplay, roundedParts } from '@/core/research/salaries/parts-adding-up';
import { payScaleOf } from '@/core/research/salaries/pay-scale';
import type { PayUnit } from '@/core/research/salaries/pay-text';
import { payText } from '@/core/research/salaries/pay-text';
import type { SalaryPart, SalaryReport } from '@/core/research/salaries/salary';
import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';
import { PayAxis } from './pay-axis';
import { Hatch } from './pay-rows';

export interface PayPartsProps {
  readonly parts: NonNullable<SalaryReport['parts']>;
  readonly all: number;
  readonly unit: PayUnit;
}

export function PayParts({ parts: { count, items: kinds }, all, unit }: PayPartsProps) {
  const hatch = useId();
  const items = kinds.filter(({ kind }) => kind !== 'joiningBonus');
  const joining = kinds.find(({ kind }) => kind === 'joiningBonus');
  const amounts = items.map(({ amount }) => amount);
  const together = amounts.reduce((sum, amount) => sum + amount, 0);
  const shown = roundedParts(amounts, unit);
  const scale = payScaleOf([0, together]);
  let from = 0;
  const bars = items.map(({ kind, amount }) => {
    const bar = { kind, x: scale.at(from), width: scale.at(from + amount) - scale.at(from) };
    from += amount;
    return bar;
  });
  return (
    <Section title={messages.parts} action={<span className="meta num">{messages.partsOf(count, all)}</span>}>
      <div className="pay-pair">
        <svg className="pay-chart" height="68" aria-hidden="true">
          <Hatch id={hatch} />
          {bars.map(({ kind, x, width }) => (
            <rect
              key={kind}
              className={`pay-part pay-part--${kind}`}
              {...(kind === 'stock' ? { fill: `url(#${hatch})` } : {})}
              x={`${x}%`}
              width={`${width}%`}
              y="8"
              height="24"
            />
          ))}
          <PayAxis scale={scale} unit={unit} y={40} />
        </svg>
        <table className="plain-table num">
          <caption className="vh">{messages.parts}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.part}</th>
              <th scope="col">{unit === 'year' ? messages.perYear : messages.perMonth}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((part, place) => (
              <tr key={part.kind}>
                <th scope="row">
                  <PartKey kind={part.kind} hatch={hatch} />
                  <PartName part={part} count={count} />
                </th>
                <td>{payText(shown[place] ?? 0, unit)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row" className="strong">
                {messages.together}
              </th>
              <td className="strong">{payText(together, unit)}</td>
            </tr>
            {joining === undefined ? null : (
              <>
                <tr>
                  <th scope="row">
                    <PartName part={joining} count={count} />
                  </th>
                  <td>{payText(joining.amount, 'year')}</td>
                </tr>
                <tr>
                  <th scope="row">{messages.firstYear}</th>
                  <td>
                    {payText(roundedForDisplay(together, 'year') + roundedForDisplay(joining.amount, 'year'), 'year')}
                  </td>
                </tr>
              </>
            )}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

/** `count` is rounded down to a multiple of five. */
function PartName({ part: { kind, reported }, count }: { readonly part: SalaryPart; readonly count: number }) {
  return (
    <>
      {messages.partKinds[kind]}
      {reported === null ? null : (
        <small>{messages.partReported(leastShareOf(reported, count + COUNT_STEP - 1))}</small>
      )}
    </>
  );
}

function PartKey({ kind, hatch }: { readonly kind: SalaryPart['kind']; readonly hatch: string }) {
  return (
    <svg className="part-key" width="12" height="12" aria-hidden="true">
      <rect
        className={`pay-part pay-part--${kind}`}
        {...(kind === 'stock' ? { fill: `url(#${hatch})` } : {})}
        x=".5"
        y=".5"
        width="11"
        height="11"
      />
    </svg>
  );
}
