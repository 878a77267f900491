import { Toaster } from '../toasts/toaster';
import { AppNudge } from './app-nudge';
import { PageLoader } from './page-loader';

/** The frame's overlays. */
export function ShellOverlays() {
  return (
    <>
      <AppNudge />
      <PageLoader />
      <Toaster />
    </>
  );
}
