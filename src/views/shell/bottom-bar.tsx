import House from 'lucide-react/icons/house';
import Menu from 'lucide-react/icons/menu';
import SquarePen from 'lucide-react/icons/square-pen';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { NavigationKey } from '@/stores/navigation/keys';
import { ComposerKey } from '@/stores/posting/keys';
import { FeaturesKey } from '@/stores/shell/keys';
import { useStore } from '../common/use-store';
import { messages } from './messages';
import { WhenIdle } from './when-idle';

const NavigationDrawer = lazy(() =>
  import('./navigation-drawer').then(({ NavigationDrawer: View }) => ({ default: View })),
);

/** The phone's bar at the bottom: home, writing, and everything else in the drawer. */
export const BottomBar = observer(function BottomBar() {
  const { path } = useStore(NavigationKey);
  const features = useStore(FeaturesKey);
  const [isOpen, setOpen] = useState(false);
  return (
    <nav className="bottom" aria-label={messages.phoneNavigation}>
      <a href="/" {...(path === '/' ? { 'aria-current': 'page' as const } : {})}>
        <House size={21} aria-hidden="true" />
        {messages.home}
      </a>
      <button type="button" onClick={() => void features.ask(ComposerKey, (composer) => composer.ask())}>
        <SquarePen size={21} aria-hidden="true" />
        {messages.post}
      </button>
      <button type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <Menu size={21} aria-hidden="true" />
        {messages.more}
      </button>
      {isOpen ? (
        <WhenIdle>
          <Suspense fallback={null}>
            <NavigationDrawer onClose={() => setOpen(false)} />
          </Suspense>
        </WhenIdle>
      ) : null}
    </nav>
  );
});
