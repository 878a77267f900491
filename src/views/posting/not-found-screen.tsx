import { observer } from 'mobx-react-lite';
import { desktopNavigation } from '@/core/navigation/navigation';
import { NavigationKey } from '@/stores/navigation/keys';
import { useStore } from '@/views/common/use-store';
import { AboutAside } from '@/views/shell/about-aside';
import { MainPlaces } from '@/views/shell/main-places';
import { ScreenFrame } from '@/views/shell/screen-frame';
import { ButtonLink } from '@/views/ui/button-link';
import { EmptyState } from '@/views/ui/empty-state';
import { TextLink } from '@/views/ui/text-link';
import { messages } from './messages';
import { NewestPostsOffer } from './newest-posts-offer';

/** The screen of an unknown address. */
export function NotFoundScreen() {
  return (
    <ScreenFrame places={<MainPlaces />} aside={<AboutAside />}>
      <div className="hang">
        <EmptyState
          level={1}
          title={messages.notFoundTitle}
          action={<ButtonLink to="/">{messages.backHome}</ButtonLink>}
        >
          {messages.notFoundText}
        </EmptyState>
        <WaysOn />
      </div>
      <NewestPostsOffer />
    </ScreenFrame>
  );
}

/** Search and the sections, for whoever looked for something. */
const WaysOn = observer(function WaysOn() {
  const { screens } = useStore(NavigationKey);
  const search = screens.pathOf('Search');
  const sections = desktopNavigation(screens).filter(({ screen }) => screen !== 'HomeScreen');
  return (
    <nav aria-label={messages.waysOn}>
      <ul className="flex flex-wrap gap-x-5">
        {search === null ? null : (
          <li>
            <TextLink to={search} look="block">
              {messages.search}
            </TextLink>
          </li>
        )}
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
