import './company-parts.css';
import { observer } from 'mobx-react-lite';
import { plural } from '@/core/kernel/formatting/plural';
import { COUNT_SCREENS } from '@/core/research/company/count-screens';
import { countedText } from '@/core/research/company/counted-text';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CompanyKey } from '@/stores/research/company/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { CompareLink } from './compare-way';
import { NearLists } from './near-lists';
import { readOnMessages } from './read-on-messages';

export const CompanySide = observer(function CompanySide() {
  const { companyName, companyUrlName, footerStats } = useStore(CompanyKey);
  const { screens } = useStore(NavigationKey);
  const ways = footerStats.flatMap(({ thing, count }) => {
    const to = screens.addressOf(COUNT_SCREENS[thing], { urlName: companyUrlName ?? '' });
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
      <CompareLink />
      <NearLists />
    </>
  );
});
