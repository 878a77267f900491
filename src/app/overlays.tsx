import { OnboardingOverlays } from '@/views/onboarding/onboarding-overlays';
import { PostingOverlays } from '@/views/posting/posting-overlays';
import { SessionOverlays } from '@/views/session/session-overlays';
import { AppNudge } from '@/views/shell/app-nudge';
import { PageLoader } from '@/views/shell/page-loader';
import { Toaster } from '@/views/shell/toaster';

/** Everything that lies over the page: the features' dialogs, nudges, the loader, and the toasts above all. */
export function Overlays() {
  return (
    <>
      <OnboardingOverlays />
      <PostingOverlays />
      <SessionOverlays />
      <AppNudge />
      <PageLoader />
      <Toaster />
    </>
  );
}
