import { useEffect } from 'react';
import { Toaster } from '../toasts/toaster';
import { AppNudge } from './app-nudge';
import { keepFocus } from './kept-focus';
import { PageLoader } from './page-loader';

/** The frame's overlays, and the focus that outlives what it was on. */
export function ShellOverlays() {
  useEffect(keepFocus, []);
  return (
    <>
      <AppNudge />
      <PageLoader />
      <Toaster />
    </>
  );
}
