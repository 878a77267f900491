import { reaction } from 'mobx';
import { NavigationKey } from '@/stores/navigation/keys';
import { TrackingKey } from '@/stores/tracking/keys';
import type { Feature } from '../../feature';
import { trackingAdapters } from './tracking.adapters';
import { trackingModule } from './tracking.module';

/** Counts what the product is used for; its code comes when the page is idle. */
export const feature: Feature = {
  module: trackingModule,
  adapters: trackingAdapters,
  start: (container) => {
    const tracking = container.get(TrackingKey);
    const navigation = container.get(NavigationKey);
    tracking.start();
    reaction(
      () => navigation.match?.screen ?? null,
      (screen) => {
        if (screen !== null) tracking.enter(screen);
      },
      { fireImmediately: true },
    );
  },
};
