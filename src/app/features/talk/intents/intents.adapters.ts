import { ContainerModule } from 'inversify';
import { WindowScroll } from '@/adapters/browser/window-scroll';
import { WindowKey } from '@/app/app-keys';
import { PageScrollPort } from '@/core/kernel/navigation/page-scroll.port';

/** The scrolling of the window. */
export const intentsAdapters = new ContainerModule(({ bind }) => {
  bind(PageScrollPort)
    .toResolvedValue((window) => new WindowScroll(window), [WindowKey])
    .inSingletonScope();
});
