import { lazy, Suspense } from 'react';
import { WhenIdle } from '@/views/kernel/shell/when-idle';
import type { FollowSuggestionsProps } from './follow-suggestions';

const FollowSuggestions = lazy(() =>
  import('./follow-suggestions').then(({ FollowSuggestions: View }) => ({ default: View })),
);

const FollowedCommunities = lazy(() =>
  import('./follow-suggestions').then(({ FollowedCommunities: View }) => ({ default: View })),
);

export function SuggestionsOffer(props: FollowSuggestionsProps) {
  return (
    <WhenIdle>
      <Suspense fallback={null}>
        <FollowSuggestions {...props} />
      </Suspense>
    </WhenIdle>
  );
}

export function FollowedOffer() {
  return (
    <WhenIdle>
      <Suspense fallback={null}>
        <FollowedCommunities />
      </Suspense>
    </WhenIdle>
  );
}
