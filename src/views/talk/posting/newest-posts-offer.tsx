import { lazy, Suspense } from 'react';
import { WhenIdle } from '@/views/kernel/shell/when-idle';

const NewestPosts = lazy(() => import('./newest-posts').then(({ NewestPosts: View }) => ({ default: View })));

export function NewestPostsOffer() {
  return (
    <WhenIdle>
      <Suspense fallback={null}>
        <NewestPosts />
      </Suspense>
    </WhenIdle>
  );
}
