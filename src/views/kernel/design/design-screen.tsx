import { WhenIdle } from '@/views/kernel/shell/when-idle';
import { ControlSamples } from './control-samples';
import { OverlaySamples } from './overlay-samples';
import { StateSamples } from './state-samples';
import { TextSamples } from './text-samples';

const THEMES = ['light', 'dark'] as const;

/**
 * Shows every component in every state, light and dark, for visual checks in development. Overlays follow the page's
 * theme and come last.
 */
export function DesignScreen() {
  return (
    <div className="grid gap-6">
      <h1 className="h1">Design</h1>
      <div className="grid grid-cols-2 gap-4">
        {THEMES.map((theme) => (
          <div key={theme} data-theme={theme} className="stack p-4">
            <h2 className="h2">{theme}</h2>
            <TextSamples theme={theme} />
            <ControlSamples />
            <StateSamples theme={theme} />
          </div>
        ))}
      </div>
      {/* The hidden inputs of these samples have inline styles, which the content security policy refuses in a document. */}
      <WhenIdle>
        <OverlaySamples />
      </WhenIdle>
    </div>
  );
}
