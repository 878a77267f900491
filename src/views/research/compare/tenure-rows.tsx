import { observer } from 'mobx-react-lite';
import { peopleText } from '@/core/kernel/figures/people-text';
import { formatPeriod } from '@/core/kernel/formatting/period';
import type { TenureFigure } from '@/core/research/tenure/tenure.rules';
import { TENURE_NAMES, usualTenureLabel } from '@/core/research/tenure/tenure-labels';
import { ComparisonKey } from '@/stores/research/compare/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { MissingFigure } from './counted-figure';
import { messages } from './messages';

/** Rows about joining and leaving. No company leads, since the answers have no ranking. */
export const TenureRows = observer(function TenureRows() {
  const comparison = useStore(ComparisonKey);
  const { companies, tenureRows } = comparison;
  if (tenureRows.length === 0) return null;
  return (
    <tbody className="cmp__group">
      <tr className="cmp__title">
        <th scope="rowgroup" colSpan={companies.length + 1} className="h3">
          {messages.tenure}
        </th>
      </tr>
      {tenureRows.map((question) => (
        <tr key={question} className="cmp__row">
          <th scope="row" className="cmp__name">
            {TENURE_NAMES[question]}
          </th>
          {companies.map(({ company: { companyId, urlName } }) => (
            <td key={companyId} className="cmp__cell num">
              <Usual figure={comparison.tenureOf(urlName, question)} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
});

function Usual({ figure }: { readonly figure: TenureFigure | null }) {
  if (figure === null) return <MissingFigure text={messages.tooFew} why={messages.fewPeople} />;
  const { count, newest } = figure;
  return (
    <>
      {usualTenureLabel(figure)}
      <span className="meta block">{`${messages.n(peopleText(count))}, ${formatPeriod(newest)}`}</span>
    </>
  );
}
