import './company-frame.css';
import { observer } from 'mobx-react-lite';
import { plural } from '@/core/kernel/formatting/plural';
import type { CompanyTabScreen } from '@/core/research/company/company-tabs';
import { COUNT_SCREENS } from '@/core/research/company/count-screens';
import { countedText } from '@/core/research/company/counted-text';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CompanyKey } from '@/stores/research/company/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { TextLink } from '@/views/kernel/ui/text-link';
import type { CompanyFrameProps } from './company-frame';
import { CompanyFrame } from './company-frame';
import { readOnMessages } from './read-on-messages';

export interface CompanyTabProps extends Omit<CompanyFrameProps, 'foot'> {
  readonly screen: Exclude<CompanyTabScreen, 'CompanyOverview'>;
}

export function CompanyTab(props: CompanyTabProps) {
  return <CompanyFrame {...props} foot={<CompanyFoot screen={props.screen} />} />;
}

const CompanyFoot = observer(function CompanyFoot({ screen }: { readonly screen: CompanyTabScreen }) {
  const { companyName, companyUrlName, footerStats } = useStore(CompanyKey);
  const { screens } = useStore(NavigationKey);
  if (companyName === null || companyUrlName === null) return null;
  const ways = footerStats.flatMap(({ thing, count }) => {
    const target = COUNT_SCREENS[thing];
    const to = target === screen ? null : screens.addressOf(target, { urlName: companyUrlName });
    return to === null ? [] : [{ to, text: plural(count, readOnMessages.readOn[thing], countedText(thing, count)) }];
  });
  if (ways.length === 0) return null;
  return (
    <nav aria-label={readOnMessages.moreOf(companyName)} className="company__foot">
      <p className="strong">{readOnMessages.moreOf(companyName)}</p>
      <ul>
        {ways.map(({ to, text }) => (
          <li key={to} className="num">
            <TextLink to={to} look="block">
              {text}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
});
