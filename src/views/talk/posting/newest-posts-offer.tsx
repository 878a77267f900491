import { lazy, Suspense } from 'react';
import { WhenIdle } from '@/views/kernel/shell/when-idle';

const NewestPosts = lazy(() => import('./newest-posts').then(({ NewestPosts: View }) => ({ default: View })));

/** Offers the newest posts if an address leads nowhere; their code comes after the first view. */
export function NewestPostsOffer() {
  return (
    <WhenIdle>
      <Suspense fallback={null}>
        <NewestPosts />
      </Suspense>
    </WhenIdle>
  );
}
