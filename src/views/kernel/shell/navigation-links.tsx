import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import type { NavigationItem } from '@/core/kernel/navigation/navigation';
import { desktopNavigation } from '@/core/kernel/navigation/navigation';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '../common/use-store';
import { classNames } from '../ui/class-names';
import { messages } from './messages';
import { useCurrent } from './use-current';

export interface NavigationLinksProps {
  readonly label: string;
  readonly className: string;
  readonly withSubLinks?: boolean;
}

export const NavigationLinks = observer(function NavigationLinks({
  label,
  className,
  withSubLinks = false,
}: NavigationLinksProps) {
  const { screens } = useStore(NavigationKey);
  return (
    <nav aria-label={label} className={className}>
      {desktopNavigation(screens).map((item) =>
        withSubLinks && item.subLinks.length > 0 ? (
          <SectionWithSubLinks key={item.screen} item={item} />
        ) : (
          <SectionLink key={item.screen} item={item} />
        ),
      )}
    </nav>
  );
});

const SectionLink = observer(function SectionLink({ item }: { readonly item: NavigationItem }) {
  return (
    <a href={item.href} {...useCurrent(item)}>
      {item.label}
    </a>
  );
});

/** Esc and a click on a link hide the sub-links until the next hover. */
function SectionWithSubLinks({ item }: { readonly item: NavigationItem }) {
  const [isClosed, setClosed] = useState(false);
  const reopen = () => setClosed(false);
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setClosed(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only shows and hides what its links contain.
    <div
      className={classNames('nav__item', isClosed && 'is-closed')}
      onKeyDown={handleKeyDown}
      onMouseLeave={reopen}
      onBlur={reopen}
    >
      <SectionLink item={item} />
      <ul className="nav__sub panel panel--float rows" aria-label={messages.inSection(item.label)}>
        {item.subLinks.map(({ label, href }) => (
          <li key={label}>
            <a href={href} onClick={() => setClosed(true)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
