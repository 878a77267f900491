import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { peopleText } from '@/core/kernel/figures/people-text';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { ComparedCompany } from '@/core/research/compare/compared-company';
import type { ComparisonRow } from '@/core/research/compare/comparison-rows';
import { comparisonValueOf, isRated, ratingFigureOf } from '@/core/research/compare/comparison-rows';
import { ProfileKey } from '@/stores/account/profile/keys';
import { ComparisonKey } from '@/stores/research/compare/keys';
import { Logo } from '@/views/kernel/common/logo';
import { useStore } from '@/views/kernel/common/use-store';
import { classNames } from '@/views/kernel/ui/class-names';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { CountedFigure, MedianPay, MissingFigure } from './counted-figure';
import { messages } from './messages';
import { OfferRows } from './offer-rows';
import { RatingAxis } from './rating-axis';
import { TenureRows } from './tenure-rows';

export const ComparisonTable = observer(function ComparisonTable() {
  const comparison = useStore(ComparisonKey);
  const { companies, groups, role } = comparison;
  const ownCompany = useStore(ProfileKey).profile?.careerStatus?.working?.companyName ?? null;
  return (
    <table aria-label={messages.table} className={`cmp cmp--${companies.length}`}>
      <thead className="cmp__head">
        <tr className="cmp__row">
          <td className="cmp__name" />
          {companies.map(({ company: { companyId, companyName, urlName, logo } }) => (
            <th
              key={companyId}
              scope="col"
              className={classNames('cmp__company', companyName === ownCompany && 'cmp__company--own')}
            >
              <Logo name={companyName} logo={logo} />
              <a
                href={comparison.addressWithout(urlName)}
                className="icon-btn"
                aria-label={messages.takeOut(companyName)}
              >
                <X size={18} aria-hidden="true" />
              </a>
              <a href={`/overview/${urlName}-overview`} className="strong cmp__link">
                {companyName}
              </a>
              {companyName === ownCompany ? <span className="cmp__own">{messages.own}</span> : null}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(([group, rows]) => (
        <tbody key={group} className="cmp__group">
          <tr className="cmp__title">
            <th scope="rowgroup" colSpan={companies.length + 1} className="h3">
              {messages.groups[group]}
            </th>
          </tr>
          {rows.map((row) => (
            <tr key={row} className="cmp__row">
              <th scope="row" className="cmp__name">
                {row === 'medianPay' && role !== null ? messages.payOf(role) : messages.cells[row]}
                <RowSentence row={row} />
              </th>
              {companies.map((company) => (
                <Cell key={company.company.companyId} compared={company} row={row} />
              ))}
              {isRated(row) && companies.length > 1 ? (
                <td className="cmp__wide">
                  <RatingAxis row={row} own={ownCompany} />
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      ))}
      <OfferRows />
      <TenureRows />
    </table>
  );
});

const RowSentence = observer(function RowSentence({ row }: { readonly row: ComparisonRow }) {
  const sentence = useStore(ComparisonKey).sentenceOf(row);
  return sentence === null ? null : <span className="meta block">{sentence}</span>;
});

interface CellProps {
  readonly compared: ComparedCompany;
  readonly row: ComparisonRow;
}

const Cell = observer(function Cell({ compared, row }: CellProps) {
  const isAhead = useStore(ComparisonKey).isAhead(compared, row);
  return (
    <td className={isAhead ? 'cmp__cell cmp__cell--ahead num' : 'cmp__cell num'}>
      <Value compared={compared} row={row} />
      {isAhead ? <VisuallyHidden>{`, ${messages.ahead}`}</VisuallyHidden> : null}
    </td>
  );
});

function Value({ compared, row }: CellProps) {
  const { company, pay } = compared;
  if (row === 'medianPay') return <MedianPay pay={pay} />;
  if (row === 'salaries') return peopleText(company.salariesCount);
  if (!isRated(row)) return textOf(comparisonValueOf(compared, row), row);
  const { rating, count } = ratingFigureOf(compared, row);
  // The ratings by topic come from the same reviews, so only the overall rating shows their newest month.
  const newest = row === 'rating' ? company.newestReview : undefined;
  if (rating === null) return <MissingFigure text={messages.tooFew} why={messages.ofFive(count)} />;
  return <CountedFigure value={rating.toFixed(1)} count={groupIndian(count)} newest={newest} />;
}

/** Formats a value. A year is not grouped like an amount. */
function textOf(value: string | number | null, row: ComparisonRow): string {
  if (value === null) return messages.notKnown;
  return typeof value === 'number' && row !== 'founded' ? groupIndian(value) : String(value);
}
