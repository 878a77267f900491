import '@/views/talk/posting/posting.css';
import type { Feature } from '@/app/feature';
import { PostsKey, PostViewsKey } from '@/stores/talk/posting/keys';
import { PostKindViewsKey } from '@/views/talk/posting/post-kind-views';
import { homeScreen } from './home.screen';
import { postingAdapters, postingModule } from './posting.module';

export const feature: Feature = {
  module: postingModule,
  adapters: postingAdapters,
  screens: {
    HomeScreen: () => homeScreen,
  },
  idle: async () => (await import(/* webpackChunkName: "idle" */ './composer.part')).composerPart,
  complete: async (container) => {
    const { parts } = container.get(PostsKey);
    await container.get(PostKindViewsKey).load(parts);
    return parts.map((part) => `post-${part}`);
  },
  start: (container) => void container.get(PostViewsKey).start(),
};
