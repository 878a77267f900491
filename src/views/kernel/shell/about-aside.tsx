import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { SessionKey } from '@/stores/account/session/keys';
import { HeadlineStats } from '@/views/research/headline-stats/headline-stats';
import { useStore } from '../common/use-store';
import { WhenIdle } from './when-idle';

const ThemeChoice = lazy(() => import('./theme-choice').then(({ ThemeChoice: View }) => ({ default: View })));

export const AboutAside = observer(function AboutAside() {
  const { isLoggedIn } = useStore(SessionKey);
  return (
    <>
      <HeadlineStats />
      {isLoggedIn ? null : (
        <WhenIdle>
          <Suspense fallback={null}>
            <section className="hang hang--thin">
              <ThemeChoice />
            </section>
          </Suspense>
        </WhenIdle>
      )}
    </>
  );
});
