import './company-parts.css';
import { observer } from 'mobx-react-lite';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { marginOfError } from '@/core/research/awards/award.rules';
import { awardPathOf } from '@/core/research/awards/award-path';
import { CompanyFactsKey } from '@/stores/research/company/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { partMessages } from './part-messages';

const MAX_SHOWN = 3;

export const CompanyAwards = observer(function CompanyAwards() {
  const { awards } = useStore(CompanyFactsKey);
  if (awards.length === 0) return null;
  return (
    <Section title={partMessages.awards}>
      <ul className="rows">
        {awards
          .slice(0, MAX_SHOWN)
          .map(({ year, category, rank, isShared, companies, score, uncertainty, reviews }) => (
            <li key={`${year} ${category.urlName}`} className="company__award num">
              <TextLink to={awardPathOf({ year, category: category.urlName })}>
                {partMessages.award(year, category.name)}
              </TextLink>
              <span className="block">{partMessages.awardRank(rank, companies, isShared)}</span>
              <span className="meta">
                {partMessages.awardScore(score.toFixed(2), marginOfError(uncertainty).toFixed(2), groupIndian(reviews))}
              </span>
            </li>
          ))}
      </ul>
    </Section>
  );
});
