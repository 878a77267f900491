import type { ComponentType } from 'react';
import type { ShownPage } from '@/core/shell/page-meta';
import type { RoutedScreenName } from '@/core/shell/screens';
import { HomeScreen } from '@/views/posting/home-screen';
import type { AppStores } from './app-stores';

/** A screen: what it shows, what it loads first, and what the document says about it. */
export interface AppRoute {
  /** Brings what shows it, from the first download or over the wire. */
  view(): ComponentType | Promise<ComponentType>;
  /** Loads what the first view of the screen needs; a failure is a state of the stores, never thrown. */
  load(stores: AppStores, parameters: Readonly<Record<string, string>>): Promise<void>;
  /** The shown page, once it is loaded; null where the address turned out to lead nowhere. */
  page(stores: AppStores): ShownPage | null;
}

/** Screens by their name; those that are not there do not exist. */
export type AppRoutes = Readonly<Partial<Record<RoutedScreenName, AppRoute>>>;

const productRoutes: AppRoutes = {
  HomeScreen: {
    view: () => HomeScreen,
    load: async ({ feed }) => {
      await feed.open(feed.current);
    },
    page: () => ({ screen: 'HomeScreen' }),
  },
  Post: {
    view: async () => (await import('@/views/posting/post-screen')).PostScreen,
    load: async ({ postPage }, { postId = '' }) => {
      await postPage.open(postId);
    },
    page: ({ postPage }) => {
      const { state } = postPage;
      if (state.state !== 'ready' || state.value.status !== 'LIVE') return null;
      return { screen: 'Post', title: state.value.title, text: state.value.content };
    },
  },
  Session: {
    view: async () => (await import('@/views/session/session-screen')).SessionScreen,
    load: () => Promise.resolve(),
    page: () => ({ screen: 'Session' }),
  },
};

/** Only a development build carries the design system's page. */
const developmentRoutes: AppRoutes = import.meta.env.DEV
  ? {
      Design: {
        view: async () => (await import('@/views/design/design-screen')).DesignScreen,
        load: () => Promise.resolve(),
        page: () => ({ screen: 'Design' }),
      },
    }
  : {};

/** The screens that exist. Home is in the first download; the others come when they are opened. */
export const appRoutes: AppRoutes = { ...productRoutes, ...developmentRoutes };
