import { observer } from 'mobx-react-lite';
import { desktopNavigation } from '@/core/kernel/navigation/navigation';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '../common/use-store';
import { TextLink } from '../ui/text-link';
import { messages } from './messages';

export interface WaysOnProps {
  readonly withSearch?: boolean;
}

export const MainSectionLinks = observer(function MainSectionLinks({ withSearch = false }: WaysOnProps) {
  const { screens } = useStore(NavigationKey);
  const search = withSearch ? screens.pathOf('Search') : null;
  const sections = desktopNavigation(screens).filter(({ screen }) => screen !== 'HomeScreen');
  const ways = [...(search === null ? [] : [{ label: messages.search, href: search }]), ...sections];
  return (
    <nav aria-label={messages.waysOn}>
      <ul className="ways">
        {ways.map(({ label, href }) => (
          <li key={href}>
            <TextLink to={href} look="block">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
});
