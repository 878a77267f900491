import { ContainerModule } from 'inversify';
import { FeedReadingPort } from '@/core/posting/feed.port';
import { postPageTexts } from '@/core/posting/post-page-texts';
import { sortOfAddress, startOfAddress } from '@/core/posting/shown-order';
import { PersonalKey } from '@/stores/common/personal';
import { NavigationKey } from '@/stores/navigation/keys';
import { CommunityPostsStore } from '@/stores/posting/community-posts.store';
import { CommunityPostsKey, PostPageKey, PostsKey } from '@/stores/posting/keys';
import { PostPageStore } from '@/stores/posting/post-page.store';
import { PostScreen } from '@/views/posting/post-screen';
import type { Screen } from '../../feature';

/** A post with its comments. */
export const postScreen: Screen = {
  module: new ContainerModule(({ bind }) => {
    bind(PostPageKey)
      .toResolvedValue((reading, posts) => new PostPageStore(reading, posts), [FeedReadingPort, PostsKey])
      .inSingletonScope();
    bind(PersonalKey).toService(PostPageKey);
    bind(CommunityPostsKey)
      .toResolvedValue((reading) => new CommunityPostsStore(reading), [FeedReadingPort])
      .inSingletonScope();
    bind(PersonalKey).toService(CommunityPostsKey);
  }),
  View: PostScreen,
  query: ['comments', 'after'],
  load: async (container, { postId = '' }) => {
    const { address } = container.get(NavigationKey);
    const page = container.get(PostPageKey);
    await page.open(postId, sortOfAddress(address), startOfAddress(address));
    if (page.post?.status === 'LIVE') await container.get(CommunityPostsKey).load(page.post);
  },
  page: (container) => {
    const { state } = container.get(PostPageKey);
    return state.state === 'ready' && state.value.status === 'LIVE' ? postPageTexts(state.value) : null;
  },
};
