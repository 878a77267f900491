import { ContainerModule } from 'inversify';
import { DeviceStorage } from '@/adapters/browser/device-storage';
import { WindowScroll } from '@/adapters/browser/window-scroll';
import { TabStoragePort } from '@/core/common/key-value-storage.port';
import { PageScrollPort } from '@/core/navigation/page-scroll.port';
import { WindowKey } from '../../app-keys';

/** The scrolling of the window, and the storage of its tab: an action goes on in the tab where it began. */
export const intentsAdapters = new ContainerModule(({ bind }) => {
  bind(PageScrollPort)
    .toResolvedValue((window) => new WindowScroll(window), [WindowKey])
    .inSingletonScope();
  bind(TabStoragePort)
    .toResolvedValue((window) => new DeviceStorage(() => window.sessionStorage), [WindowKey])
    .inSingletonScope();
});
