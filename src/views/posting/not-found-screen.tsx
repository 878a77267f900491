import { observer } from 'mobx-react-lite';
import { wordsOfPath } from '@/core/navigation/words-of-path';
import { buildSearchAddress } from '@/core/search/search-address';
import { NavigationKey } from '@/stores/navigation/keys';
import { useStore } from '@/views/common/use-store';
import { AboutAside } from '@/views/shell/about-aside';
import { MainPlaces } from '@/views/shell/main-places';
import { ScreenFrame } from '@/views/shell/screen-frame';
import { WaysOn } from '@/views/shell/ways-on';
import { WhenIdle } from '@/views/shell/when-idle';
import { ButtonLink } from '@/views/ui/button-link';
import { EmptyState } from '@/views/ui/empty-state';
import { messages } from './messages';
import { NewestPostsOffer } from './newest-posts-offer';

/** The screen of an unknown address. */
export function NotFoundScreen() {
  return (
    <ScreenFrame places={<MainPlaces />} aside={<AboutAside />}>
      <div className="hang">
        <EmptyState level={1} title={messages.notFoundTitle} action={<NextActs />}>
          {messages.notFoundText}
        </EmptyState>
        <WaysOn withSearch />
      </div>
      <NewestPostsOffer />
    </ScreenFrame>
  );
}

/** The way home, and a search for the words of the address: later, as one document is served for all unknown addresses. */
function NextActs() {
  return (
    <div className="flex flex-wrap gap-2 mt-3">
      <ButtonLink to="/">{messages.backHome}</ButtonLink>
      <WhenIdle isAwaited>
        <SearchForWords />
      </WhenIdle>
    </div>
  );
}

/** The button does not say the words: a stranger may have written a message into the address. */
const SearchForWords = observer(function SearchForWords() {
  const words = wordsOfPath(useStore(NavigationKey).path);
  if (words === '') return null;
  return (
    <ButtonLink to={buildSearchAddress({ q: words })} tone="primary">
      {messages.searchInstead}
    </ButtonLink>
  );
});
