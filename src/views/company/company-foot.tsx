import './company-frame.css';
import { observer } from 'mobx-react-lite';
import type { CompanyTabScreen } from '@/core/company/company-tabs';
import { countedText } from '@/core/company/counted-text';
import { THING_SCREENS } from '@/core/company/thing-screens';
import { plural } from '@/core/formatting/plural';
import { CompanyKey } from '@/stores/company/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { useStore } from '../common/use-store';
import { TextLink } from '../ui/text-link';
import { readOnMessages } from './read-on-messages';

/** The other things to read about the company, counted, where a long tab ends. */
export const CompanyFoot = observer(function CompanyFoot({ screen }: { readonly screen: CompanyTabScreen }) {
  const { companyName, companyUrlName, footerStats } = useStore(CompanyKey);
  const { screens } = useStore(NavigationKey);
  if (companyName === null || companyUrlName === null) return null;
  const ways = footerStats.flatMap(({ thing, count }) => {
    const target = THING_SCREENS[thing];
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
