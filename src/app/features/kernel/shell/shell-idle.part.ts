import '@/views/kernel/shell/shell-idle.css';
import { reaction } from 'mobx';
import { AppKey } from '@/app/app-keys';
import type { Part } from '@/app/feature';
import { metaOfApp } from '@/app/meta-of-app';
import { DocumentHeadPort } from '@/core/kernel/navigation/document-head.port';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { AppNudgeKey, PageLoaderKey, ShellQueryKey } from '@/stores/kernel/shell/keys';
import { ShellOverlays } from '@/views/kernel/shell/shell-overlays';
import { shellIdleAdapters, shellIdleModule, showWaitingToasts } from './shell-idle.module';

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
    // Also runs immediately, because the page may have changed while this code loaded.
    reaction(
      () => metaOfApp(app),
      (shown) => head.show(shown),
      { fireImmediately: true },
    );
    const pageLoader = container.get(PageLoaderKey);
    reaction(
      () => app.currentView() === null && app.preview() === null,
      (isOnItsWay) => (isOnItsWay ? pageLoader.show() : pageLoader.hide()),
    );
    reaction(
      () => navigation.match?.screen ?? null,
      (screen) => appNudge.enter(screen),
      { fireImmediately: true },
    );
  },
};
