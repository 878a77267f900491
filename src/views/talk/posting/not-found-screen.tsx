import { lazy, Suspense } from 'react';
import { OwnPlaces } from '@/views/kernel/shell/own-places';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { MainSectionLinks } from '@/views/kernel/shell/ways-on';
import { WhenIdle } from '@/views/kernel/shell/when-idle';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { messages } from './messages';
import { NewestPostsOffer } from './newest-posts-offer';

const SearchForWords = lazy(() =>
  import(/* webpackChunkName: "idle" */ './search-for-words').then(({ SearchForWords: View }) => ({ default: View })),
);

export function NotFoundScreen() {
  return (
    <ScreenFrame places={<OwnPlaces />} aside={null}>
      <div className="hang">
        <EmptyState level={1} title={messages.notFoundTitle} action={<NextActs />}>
          {messages.notFoundText}
        </EmptyState>
        <MainSectionLinks />
      </div>
      <NewestPostsOffer />
    </ScreenFrame>
  );
}

/** Renders on the device, since all unknown addresses share one document. */
function NextActs() {
  return (
    <div className="flex flex-wrap gap-2 mt-3">
      <ButtonLink to="/">{messages.backHome}</ButtonLink>
      <WhenIdle isAwaited>
        <Suspense fallback={null}>
          <SearchForWords />
        </Suspense>
      </WhenIdle>
    </div>
  );
}
