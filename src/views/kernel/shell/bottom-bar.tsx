import Building2 from 'lucide-react/icons/building-2';
import House from 'lucide-react/icons/house';
import IndianRupee from 'lucide-react/icons/indian-rupee';
import Menu from 'lucide-react/icons/menu';
import SquarePen from 'lucide-react/icons/square-pen';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { ComposerKey } from '@/stores/talk/posting/keys';
import { useStore } from '../common/use-store';
import { messages } from './messages';
import { useCurrent } from './use-current';
import { WhenIdle } from './when-idle';

const NavigationDrawer = lazy(() =>
  import('./navigation-drawer').then(({ NavigationDrawer: View }) => ({ default: View })),
);

export const BottomBar = observer(function BottomBar() {
  const features = useStore(FeaturesKey);
  const { section } = useStore(NavigationKey);
  const [isOpen, setOpen] = useState(false);
  return (
    <nav className="bottom" aria-label={messages.phoneNavigation}>
      <Way screen="HomeScreen" icon={<House size={21} aria-hidden="true" />}>
        {messages.home}
      </Way>
      <Way screen="CompaniesList" icon={<Building2 size={21} aria-hidden="true" />}>
        {messages.companies}
      </Way>
      <button type="button" onClick={() => void features.ask(ComposerKey, (composer) => composer.ask())}>
        <SquarePen size={21} aria-hidden="true" />
        {messages.post}
      </button>
      <Way screen="Salaries" icon={<IndianRupee size={21} aria-hidden="true" />}>
        {messages.salaries}
      </Way>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...(isInDrawer(section) ? { 'aria-current': 'true' } : {})}
        onClick={() => setOpen(true)}
      >
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

const IN_BAR = ['HomeScreen', 'CompaniesList', 'Salaries'];

const isInDrawer = (section: string | null): boolean => section !== null && !IN_BAR.includes(section);

interface WayProps {
  readonly screen: string;
  readonly icon: ReactNode;
  readonly children: string;
}

const Way = observer(function Way({ screen, icon, children }: WayProps) {
  const { screens } = useStore(NavigationKey);
  const href = screens.pathOf(screen);
  const current = useCurrent({ screen, href: href ?? '' });
  if (href === null) return null;
  return (
    <a href={href} {...current}>
      {icon}
      {children}
    </a>
  );
});
