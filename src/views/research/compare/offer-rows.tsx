import { observer } from 'mobx-react-lite';
import type { OfferCell } from '@/core/research/compare/offer-facts';
import { ComparisonKey } from '@/stores/research/compare/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { CountedFigure, MissingFigure } from './counted-figure';
import { messages } from './messages';

/** Rows about offers. No company leads, because people want different things. */
export const OfferRows = observer(function OfferRows() {
  const comparison = useStore(ComparisonKey);
  const { companies, offerRows } = comparison;
  if (offerRows.length === 0) return null;
  return (
    <tbody className="cmp__group">
      <tr className="cmp__title">
        <th scope="rowgroup" colSpan={companies.length + 1} className="h3">
          {messages.offer}
        </th>
      </tr>
      {offerRows.map((row) => (
        <tr key={row} className="cmp__row">
          <th scope="row" className="cmp__name">
            {messages.offerRows[row]}
          </th>
          {companies.map(({ company: { companyId, urlName } }) => (
            <td key={companyId} className="cmp__cell num">
              <Value cell={comparison.offerOf(urlName, row)} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
});

function Value({ cell }: { readonly cell: OfferCell | null }) {
  if (cell === null) return <MissingFigure text={messages.tooFew} why={messages.fewPeople} />;
  return <CountedFigure value={cell.value} count={cell.count} newest={undefined} />;
}
