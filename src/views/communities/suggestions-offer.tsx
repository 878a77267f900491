import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { CommunitiesKey } from '@/stores/communities/keys';
import { useStore } from '../common/use-store';
import { WhenIdle } from '../shell/when-idle';
import type { FollowSuggestionsProps } from './follow-suggestions';

const FollowSuggestions = lazy(() =>
  import('./follow-suggestions').then(({ FollowSuggestions: View }) => ({ default: View })),
);

/** Offers communities to a user who follows none; the code of the list comes when it is offered. */
export const SuggestionsOffer = observer(function SuggestionsOffer(props: FollowSuggestionsProps) {
  const { offersSuggestions } = useStore(CommunitiesKey);
  return offersSuggestions ? (
    <WhenIdle>
      <Suspense fallback={null}>
        <FollowSuggestions {...props} />
      </Suspense>
    </WhenIdle>
  ) : null;
});
