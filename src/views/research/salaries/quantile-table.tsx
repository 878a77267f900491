import Table2 from 'lucide-react/icons/table-2';
import { payInLakh, payInMonth } from '@/core/research/salaries/pay-text';
import type { SalaryFigure } from '@/core/research/salaries/salary';
import { messages } from './messages';

const POINTS = ['lowestTenth', 'lowerQuartile', 'median', 'upperQuartile', 'highestTenth'] as const;

/** Shows exact numbers, also to screen readers. */
export function QuantileTable({ figure }: { readonly figure: SalaryFigure }) {
  return (
    <details className="as-table">
      <summary>
        <Table2 size={16} aria-hidden="true" />
        {messages.asTable}
      </summary>
      <table className="plain-table num">
        <caption className="vh">{messages.quantiles}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.point}</th>
            <th scope="col">{messages.perYear}</th>
            <th scope="col">{messages.perMonth}</th>
          </tr>
        </thead>
        <tbody>
          {POINTS.map((point) => {
            const amount = figure[point];
            return amount === null ? null : (
              <tr key={point}>
                <th scope="row">{messages.points[point]}</th>
                <td>{payInLakh(amount)}</td>
                <td>{payInMonth(amount)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
