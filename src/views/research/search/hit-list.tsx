import { observer } from 'mobx-react-lite';
import { pageOfHit } from '@/core/research/search/found-address';
import type { SearchSection } from '@/core/research/search/search-address';
import type { Hit } from '@/core/research/search/search-results';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { SearchKey } from '@/stores/research/search/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { TextLink } from '@/views/kernel/ui/text-link';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { FoundDetail } from './found-detail';
import { FoundIcon } from './found-icon';
import { FoundSide } from './found-side';
import { messages } from './messages';
import { TypedPart } from './typed-part';

export interface HitListProps {
  readonly items: readonly Hit[];
  /** True if a company that is the first hit has links to its sections. */
  readonly withSections?: boolean;
}

export const HitList = observer(function HitList({ items, withSections = true }: HitListProps) {
  const { screens } = useStore(NavigationKey);
  const { name, section, answer } = useStore(SearchKey);
  return (
    <ul className="hits">
      {items.map((hit, place) => {
        const page = pageOfHit(screens, hit, section);
        return (
          <li key={`${hit.type} ${hit.urlName}`}>
            <a className="found" href={page.href}>
              <FoundIcon type={hit.type} label={hit.label} logo={hit.logo} />
              <span className="found__text">
                <TypedPart label={hit.label} typed={name} />
                <FoundDetail detail={hit.detail} section={page.section} />
              </span>
              <span className="found__side">
                <FoundSide hit={hit} />
              </span>
            </a>
            {withSections && place === 0 && hit.type === 'company' && section === null && answer === null ? (
              <SectionLinks hit={hit} />
            ) : null}
          </li>
        );
      })}
    </ul>
  );
});

const SECTIONS = ['reviews', 'salaries', 'interviews', 'jobs'] as const satisfies readonly SearchSection[];

export const SectionLinks = observer(function SectionLinks({ hit }: { readonly hit: Hit }) {
  const { screens } = useStore(NavigationKey);
  return (
    <ul className="hits__ways">
      {SECTIONS.map((section) => {
        const page = pageOfHit(screens, hit, section);
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
