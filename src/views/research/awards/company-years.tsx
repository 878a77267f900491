import { observer } from 'mobx-react-lite';
import type { AwardList } from '@/core/research/awards/award';
import { awardPathOf } from '@/core/research/awards/award-path';
import { AwardsKey } from '@/stores/research/awards/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';

export const CompanyYears = observer(function CompanyYears({ list }: { readonly list: AwardList }) {
  const { history, shownCompany } = useStore(AwardsKey);
  if (shownCompany === null) return null;
  const name = list.items.find(({ company }) => company.urlName === shownCompany)?.company.name ?? shownCompany;
  return (
    <div id="years">
      <Section title={messages.yearsOf(name)}>
        {history.length === 0 ? <p className="read">{messages.noYears}</p> : null}
        <ul className="rows num">
          {history.map(({ year, category, rank, companies, score, uncertainty, reviews }) => (
            <li key={`${year} ${category.urlName}`} className="award-year">
              <b className="strong">{year}</b>
              <a className="link" href={`${awardPathOf({ year, category: category.urlName })}?company=${shownCompany}`}>
                {messages.place(rank, companies, category.name)}
              </a>
              <span className="meta">
                {score.toFixed(2)} {messages.plusMinus(uncertainty)}, n {reviews.toLocaleString('en-IN')}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
});
