import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { TrackingOptOut } from '@/core/kernel/tracking/tracking-opt-out.port';

/** `navigator.doNotTrack` and `navigator.globalPrivacyControl` are missing in the DOM's types. */
export class BrowserTrackingOptOut implements TrackingOptOut {
  constructor(private readonly window: Window) {}

  isRefused(): boolean {
    const { navigator } = this.window;
    return (
      navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
    );
  }

  onLeave(task: () => void): Cancel {
    const { document } = this.window;
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') task();
    };
    document.addEventListener('visibilitychange', hidden);
    this.window.addEventListener('pagehide', task);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      this.window.removeEventListener('pagehide', task);
    };
  }
}
