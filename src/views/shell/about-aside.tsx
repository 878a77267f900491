import { HeadlineStats } from '../headline-stats/headline-stats';
import { WhoSeesWhat } from './who-sees-what';

/** The end column of screens that have nothing of their own for it. */
export function AboutAside() {
  return (
    <>
      <WhoSeesWhat />
      <HeadlineStats />
    </>
  );
}
