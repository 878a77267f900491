import '@/views/my-posts/my-posts.css';
import { MyPostsKey } from '@/stores/my-posts/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { SessionKey } from '@/stores/session/keys';
import { StatementListKey } from '@/stores/statements/keys';
import { MyPostsScreen } from '@/views/my-posts/my-posts-screen';
import type { Feature } from '../../feature';
import { myPostsAdapters } from './my-posts.adapters';
import { myPostsModule } from './my-posts.module';

/** The user’s own posts. */
export const feature: Feature = {
  module: myPostsModule,
  adapters: myPostsAdapters,
  screens: {
    MyPosts: () => ({
      View: MyPostsScreen,
      load: async (container) => {
        if (!container.get(SessionKey).isLoggedIn) return;
        await Promise.all([
          container.get(MyPostsKey).open(container.get(NavigationKey).isBack),
          container.get(StatementListKey).load(),
        ]);
      },
      page: () => ({
        title: 'Your posts · {brand}',
        description: 'What you have written, with what came of it.',
        isPersonal: true,
      }),
    }),
  },
};
