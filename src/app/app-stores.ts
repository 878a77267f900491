import type { Container } from 'inversify';
import { CommunitiesStore } from '@/stores/communities/communities.store';
import { ComposerStore } from '@/stores/posting/composer.store';
import { FeedStore } from '@/stores/posting/feed.store';
import { PostPageStore } from '@/stores/posting/post-page.store';
import { LoginStore } from '@/stores/session/login.store';
import { SessionStore } from '@/stores/session/session.store';
import { AppNudgeStore } from '@/stores/shell/app-nudge.store';
import { ClockStore } from '@/stores/shell/clock.store';
import { NavigationStore } from '@/stores/shell/navigation.store';
import { OverlayStore } from '@/stores/shell/overlay.store';
import { PageLoaderStore } from '@/stores/shell/page-loader.store';
import { SharingStore } from '@/stores/shell/sharing.store';
import { ThemeStore } from '@/stores/shell/theme.store';
import { VotingStore } from '@/stores/voting/voting.store';
import type { Stores } from '@/views/common/stores-context';
import { AccessToken, ConfigToken, ToastsToken } from './tokens';

/** The stores of one running app. */
export type AppStores = Stores;

/** Takes the stores that views read out of the container. */
export function storesOf(container: Container): AppStores {
  return {
    clock: container.get(ClockStore),
    navigation: container.get(NavigationStore),
    overlays: container.get(OverlayStore),
    pageLoader: container.get(PageLoaderStore),
    appNudge: container.get(AppNudgeStore),
    theme: container.get(ThemeStore),
    toasts: container.get(ToastsToken),
    sharing: container.get(SharingStore),
    session: container.get(SessionStore),
    login: container.get(LoginStore),
    access: container.get(AccessToken),
    brand: container.get(ConfigToken).brand,
    communities: container.get(CommunitiesStore),
    feed: container.get(FeedStore),
    composer: container.get(ComposerStore),
    postPage: container.get(PostPageStore),
    voting: container.get(VotingStore),
  };
}
