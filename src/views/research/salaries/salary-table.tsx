import { observer } from 'mobx-react-lite';
import { formatMonth } from '@/core/kernel/formatting/date';
import { payRowsScaleOf } from '@/core/research/salaries/pay-rows-scale';
import type { PayUnit } from '@/core/research/salaries/pay-text';
import { payRange, payText } from '@/core/research/salaries/pay-text';
import type { SalaryFigure, SalaryGroup } from '@/core/research/salaries/salary';
import { SalaryReportKey } from '@/stores/research/salaries/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { ConfidenceMark } from './confidence-mark';
import { messages } from './messages';
import { ownFirst, useOwnGroup } from './own-group';
import { OwnGroupMark } from './own-group-mark';
import { PayAxis } from './pay-axis';
import { PayRange } from './pay-rows';
import { StaleMark } from './provenance';
import { ScaleNote } from './scale-note';
import { TooFewPeople } from './too-few';
import type { PayProps } from './with-own-pay';
import { withOwnPay } from './with-own-pay';

export interface SalaryTableProps {
  readonly groups: readonly SalaryGroup[];
  readonly head: string;
  readonly caption: string;
  readonly hrefOf: (group: SalaryGroup) => string;
}

const AXIS_STEPS = 3;

export const SalaryTable = withOwnPay(
  observer(function SalaryTable({ groups, head, caption, hrefOf, ownPay }: SalaryTableProps & PayProps) {
    const { unit } = useStore(SalaryReportKey);
    const ownOf = useOwnGroup();
    const points = groups.flatMap(({ figure: { lowerQuartile, median, upperQuartile } }) =>
      [lowerQuartile, median, upperQuartile].filter((amount) => amount !== null),
    );
    const scale = payRowsScaleOf(points, AXIS_STEPS);
    return (
      <>
        <table className="pay-table num">
          <caption className="vh">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col" className="is-end">
                {messages.medianHead}
                <small className="is-narrow">{messages.middleHalf}</small>
              </th>
              <th scope="col" className="pay-table__chart">
                <span className="is-wide">{messages.rangeHead}</span>
                {points.length === 0 ? null : (
                  <svg className="pay-chart" height="26" aria-hidden="true">
                    <PayAxis scale={scale} unit={unit} y={0} />
                  </svg>
                )}
              </th>
              <th scope="col" className="is-end">
                {messages.nHead}
              </th>
              <th scope="col" className="is-wide">
                {messages.confidenceHead}
              </th>
              <th scope="col" className="is-wide">
                {messages.newestHead}
              </th>
            </tr>
          </thead>
          <tbody>
            {ownFirst(groups, ownOf).map((group) => {
              const { key, name, figure } = group;
              const { median, count, confidence, newest, isStale } = figure;
              return (
                <tr key={key}>
                  <th scope="row">
                    <a href={hrefOf(group)}>{name}</a>
                    <OwnGroupMark own={ownOf(name)} />
                  </th>
                  {median === null ? (
                    <td colSpan={2}>
                      <TooFewPeople figure={figure} unit={unit} />
                    </td>
                  ) : (
                    <>
                      <td className="is-end strong">
                        {payText(median, unit)}
                        <HalfText figure={figure} unit={unit} />
                      </td>
                      <td className="pay-table__chart">
                        {/* Decorative, because the cells contain the same numbers. */}
                        <div aria-hidden="true">
                          <PayRange name={name} figure={figure} scale={scale} unit={unit} ownPay={ownPay} />
                        </div>
                      </td>
                    </>
                  )}
                  <td className="is-end">
                    {messages.about(count)}
                    <small className="is-narrow">
                      <NewestCell newest={newest} isStale={isStale} />
                    </small>
                  </td>
                  <td className="is-wide">{confidence === null ? null : <ConfidenceMark confidence={confidence} />}</td>
                  <td className="is-wide">
                    <NewestCell newest={newest} isStale={isStale} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <ScaleNote scale={scale} ownPay={ownPay} />
      </>
    );
  }),
);

/** Renders nothing without quartiles. */
function HalfText({ figure, unit }: { readonly figure: SalaryFigure; readonly unit: PayUnit }) {
  const { lowerQuartile, upperQuartile } = figure;
  if (lowerQuartile === null || upperQuartile === null) return null;
  return <small>{payRange(lowerQuartile, upperQuartile, unit)}</small>;
}

function NewestCell({ newest, isStale }: Pick<SalaryGroup['figure'], 'newest' | 'isStale'>) {
  if (newest === null) return messages.undated;
  return isStale ? <StaleMark newest={newest} /> : formatMonth(newest);
}
