import type { PayOutsideScale } from '@/core/research/salaries/pay-beyond';
import { payOutsideScaleOf, sideOutsideScale } from '@/core/research/salaries/pay-beyond';
import type { PayScale } from '@/core/research/salaries/pay-scale';
import type { PayUnit } from '@/core/research/salaries/pay-text';
import { payBetween, payText } from '@/core/research/salaries/pay-text';
import type { SalaryFigure, SalaryStep } from '@/core/research/salaries/salary';
import { messages } from './messages';
import { PayAxis } from './pay-axis';
import { PayEdge } from './pay-edge';

export interface PayDistributionProps {
  readonly figure: SalaryFigure;
  readonly steps: readonly SalaryStep[];
  readonly scale: PayScale;
  readonly unit: PayUnit;
  /** In rupees a year, or null if unknown. */
  readonly ownPay: number | null;
}

const BARS_TOP = 38;
const BARS_HEIGHT = 112;
const BOX_HEIGHT = 24;

/** Draws only the range if the distribution is not shown. */
export function PayDistribution({ figure, steps, scale, unit, ownPay }: PayDistributionProps) {
  const { lowestTenth, lowerQuartile, median, upperQuartile, highestTenth } = figure;
  if (median === null || lowerQuartile === null || upperQuartile === null) return null;
  const pay = (amount: number) => payText(amount, unit);
  const line = steps.length === 0 ? BARS_TOP : BARS_TOP + BARS_HEIGHT;
  const tenths =
    lowestTenth === null || highestTenth === null ? '' : messages.tenths(pay(lowestTenth), pay(highestTenth));
  const label = messages.standLabel(
    figure.count,
    payBetween(lowerQuartile, upperQuartile, unit),
    pay(median),
    tenths,
    ownPay === null ? '' : messages.youAre(pay(ownPay)),
  );
  const between = (from: number, to: number) => ({
    x: `${scale.at(from)}%`,
    width: `${scale.at(to) - scale.at(from)}%`,
  });
  const beyond = payOutsideScaleOf(steps, scale);
  return (
    <>
      <svg className="pay-chart" height={line + 68} role="img" aria-label={label}>
        <Bars steps={steps} scale={scale} quartiles={[lowerQuartile, upperQuartile]} line={line} />
        <line className="pay-line" x1="0" x2="100%" y1={line} y2={line} />
        {lowestTenth === null || highestTenth === null ? null : (
          <rect className="pay-tails" {...between(lowestTenth, highestTenth)} y={line + 1} height="9" />
        )}
        <rect className="pay-box" {...between(lowerQuartile, upperQuartile)} y={line + 1} height={BOX_HEIGHT} />
        <line className="pay-median" x1={`${scale.at(median)}%`} x2={`${scale.at(median)}%`} y1={line} y2={line + 33} />
        <PayAxis scale={scale} unit={unit} y={line + 42} />
        {beyond.below === null ? null : <PayEdge side="below" y={line - 24} className="pay-edge" />}
        {beyond.above === null ? null : <PayEdge side="above" y={line - 24} className="pay-edge" />}
        {ownPay === null ? null : (
          <OwnMark ownPay={ownPay} scale={scale} line={line} text={messages.you(pay(ownPay))} />
        )}
      </svg>
      <p className="legend">
        {steps.length === 0 ? null : (
          <span>
            <svg width="12" height="12" aria-hidden="true">
              <rect className="pay-people" width="12" height="12" />
            </svg>
            {messages.middleHalf}
          </span>
        )}
        <span>
          <svg width="12" height="12" aria-hidden="true">
            <rect className="pay-box" x=".5" y=".5" width="11" height="11" />
          </svg>
          {steps.length === 0 ? messages.middleHalf : messages.quarters}
        </span>
        <span>
          <svg width="4" height="14" aria-hidden="true">
            <rect className="pay-median-key" width="3" height="14" />
          </svg>
          {messages.median(pay(median))}
        </span>
      </p>
      {steps.length === 0 || lowestTenth === null || highestTenth === null ? null : (
        <p className="small-print num">
          {messages.stepsHint(messages.tenthsHint(pay(lowestTenth), pay(highestTenth)))}{' '}
          <BeyondNote {...beyond} pay={pay} />
        </p>
      )}
    </>
  );
}

interface OwnMarkProps {
  readonly ownPay: number;
  readonly scale: PayScale;
  readonly line: number;
  readonly text: string;
}

function OwnMark({ ownPay, scale, line, text }: OwnMarkProps) {
  const side = sideOutsideScale(scale, ownPay);
  const place = scale.at(ownPay);
  return (
    <>
      {side === null ? (
        <line className="pay-you" x1={`${place}%`} x2={`${place}%`} y1="22" y2={line + 25} />
      ) : (
        <PayEdge side={side} y={24} className="pay-you-edge" />
      )}
      <text className="pay-you-text" x={`${place}%`} y="14" textAnchor={anchorAt(place)}>
        {text}
      </text>
    </>
  );
}

interface BeyondNoteProps {
  readonly below: PayOutsideScale | null;
  readonly above: PayOutsideScale | null;
  readonly pay: (amount: number) => string;
}

function BeyondNote({ below, above, pay }: BeyondNoteProps) {
  if (below === null && above === null) return null;
  return (
    <>
      {messages.axisEnds}
      {below === null ? '' : messages.beyondBelow(below.count, pay(below.amount))}
      {above === null ? '' : messages.beyondAbove(above.count, pay(above.amount))}
    </>
  );
}

interface BarsProps {
  readonly steps: readonly SalaryStep[];
  readonly scale: PayScale;
  readonly quartiles: readonly [number, number];
  /** In px from the top. */
  readonly line: number;
}

/** Draws bars by density, so that merged steps do not look higher. */
function Bars({ steps, scale, quartiles: [lower, upper], line }: BarsProps) {
  const ends = steps.map(({ from, to, count }) => ({ from, to: to ?? Math.max(from, scale.to), count }));
  const densities = ends.map(({ from, to, count }) => count / Math.max(1, to - from));
  const most = Math.max(...densities);
  return ends.map(({ from, to }, place) => {
    const height = Math.round(((densities[place] ?? 0) / most) * BARS_HEIGHT * 10) / 10;
    const isMiddle = (from + to) / 2 >= lower && (from + to) / 2 <= upper;
    const width = scale.at(to) - scale.at(from);
    if (width === 0) return null;
    return (
      <rect
        key={from}
        className={isMiddle ? 'pay-people' : 'pay-box'}
        x={`${scale.at(from)}%`}
        width={`${Math.max(0.4, width - 0.3)}%`}
        y={line - height}
        height={height}
      />
    );
  });
}

const NEAR_START = 10;
const NEAR_END = 90;

/** Keeps the text within the chart. */
export function anchorAt(percent: number): 'start' | 'middle' | 'end' {
  if (percent < NEAR_START) return 'start';
  return percent > NEAR_END ? 'end' : 'middle';
}
