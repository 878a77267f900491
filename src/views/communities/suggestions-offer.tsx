import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { WhenDeferred } from '../shell/when-deferred';
import type { FollowSuggestionsProps } from './follow-suggestions';
import { useCommunities } from './use-communities';

const FollowSuggestions = lazy(() =>
  import('./follow-suggestions').then(({ FollowSuggestions: View }) => ({ default: View })),
);

/** Offers communities to somebody who came without following any; their code comes when they are offered. */
export const SuggestionsOffer = observer(function SuggestionsOffer(props: FollowSuggestionsProps) {
  const { offersSuggestions } = useCommunities();
  return offersSuggestions ? (
    <WhenDeferred>
      <Suspense fallback={null}>
        <FollowSuggestions {...props} />
      </Suspense>
    </WhenDeferred>
  ) : null;
});
