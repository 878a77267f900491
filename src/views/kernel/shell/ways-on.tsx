import { observer } from 'mobx-react-lite';
import { desktopNavigation } from '@/core/kernel/navigation/navigation';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '../common/use-store';
import { TextLink } from '../ui/text-link';
import { messages } from './messages';

export const MainSectionLinks = observer(function MainSectionLinks() {
  const { screens } = useStore(NavigationKey);
  const sections = desktopNavigation(screens).filter(({ screen }) => screen !== 'HomeScreen');
  return (
    <nav aria-label={messages.waysOn}>
      <ul className="ways">
        {sections.map(({ label, href }) => (
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
