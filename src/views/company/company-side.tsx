import './company-parts.css';
import { observer } from 'mobx-react-lite';
import { countedText } from '@/core/company/counted-text';
import { THING_SCREENS } from '@/core/company/thing-screens';
import { plural } from '@/core/formatting/plural';
import { CompanyKey } from '@/stores/company/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { useStore } from '../common/use-store';
import { Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
import { CompareWay } from './compare-way';
import { NearLists } from './near-lists';
import { readOnMessages } from './read-on-messages';

/** The end column of a company's facts: what there is to read about it, counted, and companies like it. */
export const CompanySide = observer(function CompanySide() {
  const { companyName, companyUrlName, footerStats } = useStore(CompanyKey);
  const { screens } = useStore(NavigationKey);
  const ways = footerStats.flatMap(({ thing, count }) => {
    const to = screens.addressOf(THING_SCREENS[thing], { urlName: companyUrlName ?? '' });
    return to === null ? [] : [{ to, text: plural(count, readOnMessages.readOn[thing], countedText(thing, count)) }];
  });
  return (
    <>
      {companyName === null || ways.length === 0 ? null : (
        <Section title={readOnMessages.moreOf(companyName)}>
          <ul className="company__links num">
            {ways.map(({ to, text }) => (
              <li key={to}>
                <TextLink to={to} look="block">
                  {text}
                </TextLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <CompareWay />
      <NearLists />
    </>
  );
});
