import { AllowNotifications } from './allow-notifications';
import { RateApp } from './rate-app';

export function NativeAppOverlays() {
  return (
    <>
      <AllowNotifications />
      <RateApp />
    </>
  );
}
