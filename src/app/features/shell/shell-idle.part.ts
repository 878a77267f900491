import '@/views/shell/shell-idle.css';
import { reaction } from 'mobx';
import { DocumentHeadPort } from '@/core/navigation/document-head.port';
import { NavigationKey } from '@/stores/navigation/keys';
import { AppNudgeKey, PageLoaderKey, ShellQueryKey } from '@/stores/shell/keys';
import { ShellOverlays } from '@/views/shell/shell-overlays';
import { AppKey } from '../../app-keys';
import type { Part } from '../../feature';
import { metaOfApp } from '../../meta-of-app';
import { shellIdleAdapters, showWaitingToasts } from './shell-idle.adapters';
import { shellIdleModule } from './shell-idle.module';

/** The frame after the first view: nudges, the page loader, sharing, and the requests of the address. */
export const shellIdlePart: Part = {
  module: shellIdleModule,
  adapters: shellIdleAdapters,
  Overlays: ShellOverlays,
  start: (container) => {
    showWaitingToasts(container);
    const navigation = container.get(NavigationKey);
    const appNudge = container.get(AppNudgeKey);
    container.get(ShellQueryKey).start();
    const app = container.get(AppKey);
    const head = container.get(DocumentHeadPort);
    // At once too: the page may have changed while this code was on its way.
    reaction(
      () => metaOfApp(app),
      (shown) => head.show(shown),
      { fireImmediately: true },
    );
    const pageLoader = container.get(PageLoaderKey);
    reaction(
      () => app.currentView() === null,
      (isOnItsWay) => (isOnItsWay ? pageLoader.show() : pageLoader.hide()),
    );
    reaction(
      () => navigation.match?.screen ?? null,
      (screen) => appNudge.enter(screen),
      { fireImmediately: true },
    );
  },
};
