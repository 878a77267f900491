import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { StoresProvider } from '@/views/common/stores-context';
import { OnboardingOverlays } from '@/views/onboarding/onboarding-overlays';
import { PostingOverlays } from '@/views/posting/posting-overlays';
import { SessionOverlays } from '@/views/session/session-overlays';
import { AppFrame } from '@/views/shell/app-frame';
import { ScreenBoundary } from '@/views/shell/screen-boundary';
import type { App } from './create-app';

/** Props of AppRoot. */
export interface AppRootProps {
  readonly app: App;
  /**
   * Called once the first view stands in the browser. Nothing may change before that: the first render has to be the
   * server's, letter by letter.
   */
  readonly onMounted?: (app: App) => void;
}

/** The app inside a router: the frame, and the screen of the address. */
export function AppRoot({ app, onMounted }: AppRootProps) {
  useEffect(() => onMounted?.(app), [app, onMounted]);
  return (
    <StoresProvider stores={app.stores}>
      <RouterLink app={app} />
      <AppFrame overlays={<Overlays />}>
        <CurrentScreen app={app} />
      </AppFrame>
    </StoresProvider>
  );
}

/** The features' dialogs and panels. */
function Overlays() {
  return (
    <>
      <OnboardingOverlays />
      <PostingOverlays />
      <SessionOverlays />
    </>
  );
}

const CurrentScreen = observer(function CurrentScreen({ app }: Pick<AppRootProps, 'app'>) {
  const View = app.currentView();
  return <ScreenBoundary key={app.stores.navigation.path}>{View === null ? null : <View />}</ScreenBoundary>;
});

/** Tells the app where the router is, and lets the app move it. */
function RouterLink({ app }: Pick<AppRootProps, 'app'>) {
  const location = useLocation();
  const navigate = useNavigate();
  useLayoutEffectInBrowser(() => {
    app.stores.navigation.attach({
      push: (to) => void navigate(to),
      replace: (to) => void navigate(to, { replace: true }),
    });
  }, [app, navigate]);
  useEffect(() => {
    void app.arrive(location.pathname, location.search);
  }, [app, location.pathname, location.search]);
  return null;
}

/** Layout effects do not run on the server, where React warns of them. */
const useLayoutEffectInBrowser = typeof document === 'undefined' ? useEffect : useLayoutEffect;
