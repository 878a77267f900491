import { useId } from 'react';
import { sideOutsideScale } from '@/core/research/salaries/pay-beyond';
import type { PayScale } from '@/core/research/salaries/pay-scale';
import type { PayUnit } from '@/core/research/salaries/pay-text';
import { payBetween, payRange, payText } from '@/core/research/salaries/pay-text';
import type { SalaryFigure, SalaryGroup } from '@/core/research/salaries/salary';
import { messages } from './messages';
import type { OwnGroupLabelOf } from './own-group';
import { ownFirst } from './own-group';
import { OwnGroupMark } from './own-group-mark';
import { PayAxis } from './pay-axis';
import { PayEdge } from './pay-edge';
import { StaleMark } from './provenance';
import { TooFewPeople } from './too-few';

export interface PayRowsProps {
  readonly groups: readonly SalaryGroup[];
  /** The scale that the compared rows share. */
  readonly scale: PayScale;
  readonly unit: PayUnit;
  readonly ownPay: number | null;
  readonly nameOf: (group: SalaryGroup) => string;
  readonly hrefOf: (group: SalaryGroup) => string;
  readonly current: string | null;
  readonly ownOf?: OwnGroupLabelOf;
}

const NO_OWN: OwnGroupLabelOf = () => null;

/** Shows the scale at the foot, unless no group has a figure. */
export function PayRows({ groups, scale, unit, ownPay, nameOf, hrefOf, current, ownOf = NO_OWN }: PayRowsProps) {
  return (
    <>
      <ul className="pay-rows">
        {ownFirst(groups, ownOf).map((group) => (
          <li key={group.key}>
            <span className="pay-rows__name">
              <a href={hrefOf(group)} {...(group.key === current ? { 'aria-current': 'true' as const } : {})}>
                {nameOf(group)}
              </a>
              <OwnGroupMark own={ownOf(group.name)} />
              <small className="num">
                {messages.count(group.figure.count)}
                {group.figure.confidence === null ? null : `, ${group.figure.confidence}`}
                {group.figure.isStale && group.figure.newest !== null ? (
                  <>
                    {' '}
                    <StaleMark newest={group.figure.newest} />
                  </>
                ) : null}
              </small>
            </span>
            <PayRow name={nameOf(group)} figure={group.figure} scale={scale} unit={unit} ownPay={ownPay} />
          </li>
        ))}
      </ul>
      {groups.every(({ figure }) => figure.median === null) ? null : (
        <div className="pay-rows__axis">
          <svg className="pay-chart" height="26" aria-hidden="true">
            <PayAxis scale={scale} unit={unit} y={0} />
          </svg>
        </div>
      )}
    </>
  );
}

interface PayRowProps {
  readonly name: string;
  readonly figure: SalaryFigure;
  readonly scale: PayScale;
  readonly unit: PayUnit;
  readonly ownPay: number | null;
}

function PayRow({ name, figure, scale, unit, ownPay }: PayRowProps) {
  const { median, lowerQuartile, upperQuartile } = figure;
  if (median === null) return <TooFewPeople figure={figure} unit={unit} />;
  const half = lowerQuartile === null || upperQuartile === null ? null : payRange(lowerQuartile, upperQuartile, unit);
  return (
    <>
      <PayRange name={name} figure={figure} scale={scale} unit={unit} ownPay={ownPay} />
      <span className="pay-rows__value num">
        {payText(median, unit)}
        <small>{half ?? messages.medianOnly}</small>
      </span>
    </>
  );
}

/** Shows the range of pay, hatched if the confidence is Low or Very Low. */
export function PayRange({ name, figure, scale, unit, ownPay }: PayRowProps) {
  const hatch = useId();
  const { median, lowerQuartile, upperQuartile, confidence } = figure;
  if (median === null) return null;
  const hasHalf = lowerQuartile !== null && upperQuartile !== null;
  const isHatched = confidence === 'Low' || confidence === 'Very Low';
  const half = hasHalf ? payBetween(lowerQuartile, upperQuartile, unit) : null;
  const at = `${scale.at(median)}%`;
  return (
    <svg className="pay-chart" height="36" role="img" aria-label={messages.rowLabel(name, payText(median, unit), half)}>
      {isHatched ? <Hatch id={hatch} /> : null}
      <line className="pay-tick" x1="0" x2="100%" y1="8" y2="8" />
      {hasHalf ? (
        <rect
          className={isHatched ? 'pay-hatched' : 'pay-box'}
          {...(isHatched ? { fill: `url(#${hatch})` } : {})}
          x={`${scale.at(lowerQuartile)}%`}
          width={`${Math.max(0.5, scale.at(upperQuartile) - scale.at(lowerQuartile))}%`}
          y="8"
          height="18"
        />
      ) : null}
      <line className="pay-median" x1={at} x2={at} y1="7" y2="31" />
      {ownPay === null ? null : <OwnMark ownPay={ownPay} scale={scale} />}
    </svg>
  );
}

function OwnMark({ ownPay, scale }: Pick<PayRowProps, 'scale'> & { readonly ownPay: number }) {
  const side = sideOutsideScale(scale, ownPay);
  if (side !== null) return <PayEdge side={side} y={17} className="pay-you-edge" />;
  const at = `${scale.at(ownPay)}%`;
  return <line className="pay-you pay-you--thin" x1={at} x2={at} y1="0" y2="36" />;
}

export function Hatch({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className="hatch__ground" width="6" height="6" />
        <rect className="hatch__line" width="2.4" height="6" />
      </pattern>
    </defs>
  );
}
