import { AboutAside } from '@/views/shell/about-aside';
import { MainPlaces } from '@/views/shell/main-places';
import { ScreenFrame } from '@/views/shell/screen-frame';
import { WaysOn } from '@/views/shell/ways-on';
import { ButtonLink } from '@/views/ui/button-link';
import { EmptyState } from '@/views/ui/empty-state';
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
        <WaysOn withSearch />
      </div>
      <NewestPostsOffer />
    </ScreenFrame>
  );
}
