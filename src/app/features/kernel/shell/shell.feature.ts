import '@/views/kernel/ui/styles.css';
import type { Feature } from '@/app/feature';
import { ClockStoreKey } from '@/stores/kernel/shell/keys';
import { shellAdapters, shellModule } from './shell.module';

export const feature: Feature = {
  module: shellModule,
  adapters: shellAdapters,
  idle: async () => (await import(/* webpackChunkName: "idle" */ './shell-idle.part')).shellIdlePart,
  start: (container) => {
    container.get(ClockStoreKey).start();
    import(/* webpackChunkName: "late-fonts" */ './late-fonts').then(
      ({ addFonts }) => addFonts(container),
      () => undefined,
    );
  },
};
