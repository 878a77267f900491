import '@/views/kernel/tracking/tracking.css';
import { reaction } from 'mobx';
import type { Feature } from '@/app/feature';
import { scriptReportOf } from '@/core/kernel/tracking/report-builder';
import { ScriptErrorsPort } from '@/core/kernel/tracking/script-errors.port';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { ErrorReporterKey } from '@/stores/kernel/shell/keys';
import { MeasuresKey, ThirdPartyScriptsKey, TrackingKey } from '@/stores/kernel/tracking/keys';
import { ThirdPartyScriptsPrompt } from '@/views/kernel/tracking/third-party-scripts-prompt';
import { trackingAdapters, trackingModule } from './tracking.module';

export const feature: Feature = {
  module: trackingModule,
  adapters: trackingAdapters,
  Overlays: ThirdPartyScriptsPrompt,
  start: (container) => {
    const tracking = container.get(TrackingKey);
    const others = container.get(ThirdPartyScriptsKey);
    const navigation = container.get(NavigationKey);
    tracking.start();
    reaction(
      () => navigation.match,
      (match) => {
        if (match === null) return;
        tracking.enter(match.screen, match.parameters.urlName);
        others.enter(match.screen);
      },
      { fireImmediately: true },
    );
    container.get(MeasuresKey).start();
    const reporter = container.get(ErrorReporterKey);
    container.get(ScriptErrorsPort).onError((error) => reporter.report(scriptReportOf(error)));
  },
};
