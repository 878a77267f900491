import { NewestPostsOffer } from '../posting/newest-posts-offer';
import { ButtonLink } from '../ui/button-link';
import { EmptyState } from '../ui/empty-state';
import { AboutAside } from './about-aside';
import { MainPlaces } from './main-places';
import { messages } from './messages';
import { ScreenFrame } from './screen-frame';

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
      </div>
      <NewestPostsOffer />
    </ScreenFrame>
  );
}
