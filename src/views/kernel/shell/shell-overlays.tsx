import { useEffect } from 'react';
import { Toaster } from '../toasts/toaster';
import { AppNudge } from './app-nudge';
import { keepFocus } from './kept-focus';
import { PageLoader } from './page-loader';

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
