import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { desktopNavigation } from '@/core/shell/navigation';
import { useNavigation } from './use-navigation';

/** Props of NavigationLinks. */
export interface NavigationLinksProps {
  /** Names the navigation for screen readers. */
  readonly label: string;
  readonly className: string;
}

/** The sections of the product that exist, with the current one marked (NV-DESKTOP-NAV). */
export const NavigationLinks = observer(function NavigationLinks({ label, className }: NavigationLinksProps) {
  const { screens, path } = useNavigation();
  return (
    <nav aria-label={label} className={className}>
      {desktopNavigation(screens).map(({ screen, label: text, href }) => (
        <Link key={screen} to={href} {...(href === path ? { 'aria-current': 'page' as const } : {})}>
          {text}
        </Link>
      ))}
    </nav>
  );
});
