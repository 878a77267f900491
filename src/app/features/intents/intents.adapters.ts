import { ContainerModule } from 'inversify';
import { WindowScroll } from '@/adapters/browser/window-scroll';
import { PageScrollPort } from '@/core/navigation/page-scroll.port';
import { WindowKey } from '../../app-keys';

/** The scrolling of the window. */
export const intentsAdapters = new ContainerModule(({ bind }) => {
  bind(PageScrollPort)
    .toResolvedValue((window) => new WindowScroll(window), [WindowKey])
    .inSingletonScope();
});
