import '@/views/posting/posting.css';
import { PostViewsKey } from '@/stores/posting/keys';
import type { Feature } from '../../feature';
import { homeScreen } from './home.screen';
import { postingAdapters } from './posting.adapters';
import { postingModule } from './posting.module';

/** Feeds, posts and writing them. */
export const feature: Feature = {
  module: postingModule,
  adapters: postingAdapters,
  screens: {
    HomeScreen: () => homeScreen,
    Post: async () => (await import(/* webpackChunkName: "Post" */ './post.screen')).postScreen,
  },
  idle: async () => (await import(/* webpackChunkName: "idle" */ './composer.part')).composerPart,
  start: (container) => void container.get(PostViewsKey).start(),
};
