import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { watchLinkClicks } from '@/adapters/browser/document-links';
import { HistoryPlaces } from '@/adapters/browser/history-places';
import { yieldToFrame } from '@/adapters/browser/yield-to-page';
import { parseAddress } from '@/core/kernel/common/address';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { StoresProvider, useStore } from '@/views/kernel/common/use-store';
import { AppFrame } from '@/views/kernel/shell/app-frame';
import { focusLinkTo, MAIN_ID } from '@/views/kernel/shell/middle';
import { PagePreview } from '@/views/kernel/shell/page-preview';
import { ScreenBoundary } from '@/views/kernel/shell/screen-boundary';
import { sheetsClosed } from '@/views/kernel/ui/sheet-history';
import type { App } from './app';

export interface AppRootProps {
  readonly app: App;
  /**
   * Called after the first view is shown. Nothing may change before, because the first render must match the server's
   * exactly.
   */
  readonly onMounted?: () => Promise<void>;
}

export function AppRoot({ app, onMounted }: AppRootProps) {
  useEffect(() => {
    void onMounted?.();
  }, [onMounted]);
  return (
    <StoresProvider store={app.store}>
      <RouterLink app={app} />
      <AppFrame overlays={<Overlays app={app} />}>
        <CurrentScreen app={app} />
      </AppFrame>
    </StoresProvider>
  );
}

const Overlays = observer(function Overlays({ app }: Pick<AppRootProps, 'app'>) {
  return app.overlays().map(([feature, View]) => (
    <ScreenBoundary key={feature} failed={null}>
      <View />
    </ScreenBoundary>
  ));
});

const CurrentScreen = observer(function CurrentScreen({ app }: Pick<AppRootProps, 'app'>) {
  const View = app.currentView();
  const { path } = useStore(NavigationKey);
  const preview = app.preview();
  if (preview !== null) return <PagePreview nodes={preview} />;
  return <ScreenBoundary key={path}>{View === null ? null : <View />}</ScreenBoundary>;
});

function RouterLink({ app }: Pick<AppRootProps, 'app'>) {
  const location = useLocation();
  const navigate = useNavigate();
  const navigation = useStore(NavigationKey);
  /** The last requested address. Earlier requests are dropped. */
  const asked = useRef<object | null>(null);
  const goTo = useCallback(
    (to: string, options: { readonly replace: boolean }) => {
      const turn = {};
      asked.current = turn;
      const address = to.split('#', 1)[0] ?? to;
      if (parseAddress(address).base === navigation.path) return void navigate(to, options);
      navigation.leave(address);
      // The press shows first: rendering the page takes longer than a frame on a slow phone.
      const ready = app.approach(address) ?? yieldToFrame(window);
      void ready
        .then(() => sheetsClosed(window))
        .then(() => (asked.current === turn ? navigate(to, options) : undefined));
    },
    [app, navigation, navigate],
  );
  useLayoutEffectInBrowser(() => {
    navigation.attach({
      push: (to) => (navigation.loadsWhole(to) ? window.location.assign(to) : goTo(to, { replace: false })),
      replace: (to) => goTo(to, { replace: true }),
      back: () => void navigate(-1),
    });
  }, [navigation, navigate, goTo]);
  // Drops a pending press immediately, because the router renders the earlier page later.
  useLayoutEffectInBrowser(() => {
    const handleBack = () => {
      const { pathname, search } = window.location;
      // A sheet that closes leaves its own entry, at the same address.
      if (`${pathname}${search}` !== navigation.address) asked.current = null;
    };
    window.addEventListener('popstate', handleBack);
    return () => window.removeEventListener('popstate', handleBack);
  }, [navigation]);
  // Runs with the first render. A link clicked before its effects run would load a document.
  useLayoutEffectInBrowser(
    () =>
      watchLinkClicks(document, ({ pathname, search, hash }) => {
        if (navigation.screens.resolve(pathname) === null || navigation.loadsWhole(pathname)) return false;
        const to = `${pathname}${search}${hash}`;
        goTo(to, { replace: to === `${navigation.address}${window.location.hash}` });
        return true;
      }),
    [navigation, goTo],
  );
  const navigationType = useNavigationType();
  const [places] = useState(() => (typeof window === 'undefined' ? null : new HistoryPlaces(window)));
  useLayoutEffectInBrowser(() => places?.follow(location.key), [places, location.key]);
  const isFirst = useRef(true);
  useEffect(() => {
    asked.current = null;
    const left = navigation.address;
    const shown = `${location.pathname}${location.search}`;
    // Reads the position before the old page is removed, because removing it scrolls too.
    const top = places?.of(location.key) ?? null;
    if (!isFirst.current && navigationType === 'PUSH' && app.pageOf(left) !== app.pageOf(shown)) {
      places?.begin();
      // Moves the focus if the path stays the same. For a new path, the page frame does.
      if (location.pathname === navigation.path) mainPart()?.focus({ preventScroll: true });
    }
    const arrival = app.arrive(location.pathname, location.search, navigationType);
    // At first load the browser scrolls to the address's part itself.
    if (!isFirst.current && navigationType !== 'POP') void arrival.then(() => showTarget(location.hash));
    if (!isFirst.current && left !== shown && navigationType === 'POP' && top !== null) {
      void arrival.then(() => {
        // Another page may have been requested in the meantime.
        if (navigation.address !== shown) return;
        places?.restore(top);
        requestAnimationFrame(() => focusLinkTo(left, mainPart()));
      });
    }
    isFirst.current = false;
  }, [app, places, navigation, location, navigationType]);
  return null;
}

function mainPart(): HTMLElement | null {
  return document.getElementById(MAIN_ID);
}

function showTarget(hash: string): void {
  if (hash === '' || hash !== window.location.hash) return;
  requestAnimationFrame(() => {
    if (document.activeElement?.matches('input, textarea, select')) return;
    const target = document.getElementById(hash.slice(1));
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  });
}

/** A layout effect that does not run on the server, where React warns about it. */
const useLayoutEffectInBrowser = typeof document === 'undefined' ? useEffect : useLayoutEffect;
