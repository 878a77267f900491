import { AllowNotifications } from './allow-notifications';
import { RateApp } from './rate-app';

/** The prompts that only a native app shows. */
export function NativeAppOverlays() {
  return (
    <>
      <AllowNotifications />
      <RateApp />
    </>
  );
}
