import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { StoresProvider } from '@/views/common/stores-context';
import { AppFrame } from '@/views/shell/app-frame';
import { ScreenBoundary } from '@/views/shell/screen-boundary';
import { WhenDeferred } from '@/views/shell/when-deferred';
import type { App } from './create-app';

/** Props of AppRoot. */
export interface AppRootProps {
  readonly app: App;
  /**
   * Called once the first view stands in the browser. Nothing may change before that: the first render has to be the
   * server's, letter by letter.
   */
  readonly onMounted?: (app: App) => Promise<void>;
}

/** The app inside a router: the frame, and the screen of the address. */
export function AppRoot({ app, onMounted }: AppRootProps) {
  useEffect(() => {
    void onMounted?.(app);
  }, [app, onMounted]);
  return (
    <StoresProvider stores={app.stores}>
      <RouterLink app={app} />
      <AppFrame overlays={overlays}>
        <CurrentScreen app={app} />
      </AppFrame>
    </StoresProvider>
  );
}

const Overlays = lazy(() => import('./overlays').then(({ Overlays: View }) => ({ default: View })));

/** What lies over the page; no first view has it. */
const overlays = (
  <WhenDeferred>
    <Suspense fallback={null}>
      <Overlays />
    </Suspense>
  </WhenDeferred>
);

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
