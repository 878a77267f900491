import { AppNudge } from './app-nudge';
import { PageLoader } from './page-loader';
import { Toaster } from './toaster';

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
