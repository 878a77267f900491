import { WindowScroll } from '@/adapters/browser/window-scroll';
import { WindowKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { PageScrollPort } from '@/core/kernel/navigation/page-scroll.port';

export const intentsAdapters = wire((provide) => {
  provide(WindowScroll, [WindowKey], PageScrollPort);
});
