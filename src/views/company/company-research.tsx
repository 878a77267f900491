import './company-overview.css';
import { ChevronRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { countOf } from '@/core/company/company-counts';
import { THING_SCREENS } from '@/core/company/company-tabs';
import { formatDate } from '@/core/formatting/date';
import { groupIndian } from '@/core/formatting/indian-number';
import { CompanyKey } from '@/stores/company/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { useStore } from '../common/use-store';
import { Section } from '../ui/section';
import { messages } from './messages';

const RESEARCHED = ['reviews', 'salaries', 'interviews', 'benefits', 'jobs', 'photos'] as const;

/** The things to read about the company, each with its count or the sentence for none, and the way there. */
export const CompanyResearch = observer(function CompanyResearch() {
  const { company } = useStore(CompanyKey);
  const { screens } = useStore(NavigationKey);
  if (company === null) return null;
  const { counts, urlName, rating, newestReview } = company;
  const shown = RESEARCHED.flatMap((thing) => {
    const href = screens.addressOf(THING_SCREENS[thing], { urlName });
    return href === null ? [] : [{ thing, href, count: countOf(counts, thing) ?? 0 }];
  });
  if (shown.length === 0) return null;
  return (
    <Section title={messages.research}>
      <ul className="company__research rows">
        {shown.map(({ thing, href, count }) => (
          <li key={thing}>
            <a href={href} className="company__way">
              <span className="strong">{messages.thing[thing]}</span>
              <span className="company__what text-ink-2 num">
                {count === 0 ? messages.empty[thing] : null}
                {thing === 'reviews' && rating !== null ? `${rating.toFixed(1)}${messages.outOfFive}, ` : null}
                {count > 0 ? `n ${groupIndian(count)}` : null}
                {thing === 'reviews' && newestReview !== null
                  ? `, ${messages.newest(formatDate(`${newestReview}-01`, 'month'))}`
                  : null}
              </span>
              <ChevronRight size={18} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
});
