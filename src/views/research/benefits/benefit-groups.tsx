import { observer } from 'mobx-react-lite';
import { withQuery } from '@/core/kernel/common/address';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { BenefitFigures, CountedBenefit } from '@/core/research/benefits/benefit';
import { benefitsByGroup } from '@/core/research/benefits/benefit';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { BenefitsKey } from '@/stores/research/benefits/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { messages } from './messages';

export const BenefitGroups = observer(function BenefitGroups({ figures }: { readonly figures: BenefitFigures }) {
  const { catalogue, benefit: chosen } = useStore(BenefitsKey);
  const { path } = useStore(NavigationKey);
  return (
    <div className="bengroups">
      {benefitsByGroup(catalogue, figures).map(({ group, benefits }) => (
        <div key={group}>
          <h3 className="h3">{messages.groups[group]}</h3>
          <ul>
            {benefits.map((benefit) => (
              <BenefitRow
                key={benefit.code}
                benefit={benefit}
                reports={figures.reports}
                href={withQuery(path, [['benefit', benefit.urlName]])}
                isChosen={benefit.code === chosen?.code}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
});

interface BenefitRowProps {
  readonly benefit: CountedBenefit;
  readonly reports: number;
  readonly href: string;
  readonly isChosen: boolean;
}

function BenefitRow({ benefit: { name, count }, reports, href, isChosen }: BenefitRowProps) {
  return (
    <li>
      <a
        className="benrow"
        href={`${href}#benefit-reports`}
        rel="nofollow"
        {...(isChosen ? { 'aria-current': 'true' } : {})}
      >
        <span>{name}</span>
        <svg height="11" aria-hidden="true">
          <line className="benrow__line" x1="0" x2="100%" y1="0.5" y2="0.5" />
          <rect className="benrow__bar" width={`${(count * 100) / reports}%`} height="9" />
        </svg>
        <b className="num">
          {groupIndian(count)}
          <small>{messages.of(groupIndian(reports))}</small>
        </b>
      </a>
    </li>
  );
}
