import { reaction } from 'mobx';
import { NavigationKey } from '@/stores/navigation/keys';
import { MeasuresKey, TrackingKey } from '@/stores/tracking/keys';
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
      () => navigation.match,
      (match) => {
        if (match !== null) tracking.enter(match.screen);
      },
      { fireImmediately: true },
    );
    container.get(MeasuresKey).start();
  },
};
