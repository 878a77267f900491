import type { Feature } from '@/app/feature';
import { SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { MyPostsKey } from '@/stores/talk/my-posts/keys';
import { StatementListKey } from '@/stores/trust/statements/keys';
import { MyPostsScreen } from '@/views/talk/my-posts/my-posts-screen';
import { myPostsAdapters, myPostsModule } from './my-posts.module';

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
        description: 'What you have written, and the decisions about it.',
        isPersonal: true,
      }),
    }),
  },
};
