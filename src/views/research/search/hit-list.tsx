import { Star } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { peoplePlural } from '@/core/kernel/figures/people-text';
import { formatMonth } from '@/core/kernel/formatting/date';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { plural } from '@/core/kernel/formatting/plural';
import { payInLakh } from '@/core/research/salaries/pay-text';
import { foundPage } from '@/core/research/search/found-address';
import type { SearchSection } from '@/core/research/search/search-address';
import type { Hit } from '@/core/research/search/search-results';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { SearchKey } from '@/stores/research/search/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { TextLink } from '@/views/kernel/ui/text-link';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { FoundDetail } from './found-detail';
import { FoundIcon } from './found-icon';
import { messages } from './messages';
import { TypedPart } from './typed-part';

/** Results of one type. */
export const HitList = observer(function HitList({ items }: { readonly items: readonly Hit[] }) {
  const { screens } = useStore(NavigationKey);
  const { name, section } = useStore(SearchKey);
  return (
    <ul className="hits">
      {items.map((hit, place) => {
        const page = foundPage(screens, hit, section);
        return (
          <li key={`${hit.type} ${hit.urlName}`}>
            <a className="found" href={page.href}>
              <FoundIcon type={hit.type} label={hit.label} logo={hit.logo} />
              <span className="found__text">
                <TypedPart label={hit.label} typed={name} />
                <FoundDetail detail={hit.detail} section={page.section} />
              </span>
              <span className="found__side">
                <Side hit={hit} />
              </span>
            </a>
            {place === 0 && hit.type === 'company' && section === null ? <Ways hit={hit} /> : null}
          </li>
        );
      })}
    </ul>
  );
});

/** The sections of a company that most people look for. */
const SECTIONS = ['reviews', 'salaries', 'interviews', 'jobs'] as const satisfies readonly SearchSection[];

/** The sections of the company that was found first. */
const Ways = observer(function Ways({ hit }: { readonly hit: Hit }) {
  const { screens } = useStore(NavigationKey);
  return (
    <ul className="hits__ways">
      {SECTIONS.map((section) => {
        const page = foundPage(screens, hit, section);
        return page.section === null ? null : (
          <li key={section}>
            <TextLink to={page.href} look="block">
              {messages.sections[section]}
              <VisuallyHidden>{messages.ofCompany(hit.label)}</VisuallyHidden>
            </TextLink>
          </li>
        );
      })}
    </ul>
  );
});

/** The figures of a result; a rating never without its n and newest month. */
function Side({ hit: { type, salaries, medianPay, rating, count, newest } }: { readonly hit: Hit }) {
  const month = newest === null ? null : formatMonth(newest);
  if (salaries !== null) {
    return (
      <>
        {medianPay === null ? null : (
          <>
            <b>{messages.median(payInLakh(medianPay))}</b>
            <br />
          </>
        )}
        {messages.ofSalaries(peoplePlural(salaries, messages.salaries), month)}
      </>
    );
  }
  if (type === 'designation') return messages.noSalaries;
  if (count === null) return null;
  if (type === 'post') {
    return (
      <>
        {plural(count, messages.comments)}
        <br />
        {month}
      </>
    );
  }
  if (type === 'skill') return plural(count, messages.ofSkill);
  if (type !== 'company') return plural(count, messages.followers);
  if (rating === null) return count === 0 ? messages.noReviews : plural(count, messages.noRating);
  return (
    <>
      <Star size={13} fill="currentColor" aria-hidden="true" /> <b>{rating.toFixed(1)}</b>
      <VisuallyHidden>{messages.outOfFive}</VisuallyHidden>
      <br />
      {messages.n(groupIndian(count), month)}
    </>
  );
}
