import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { FairPayKey } from '@/stores/research/fair-pay/keys';
import { LoadFailure } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { SkeletonGroup } from '@/views/kernel/ui/skeleton-group';
import { fairPayMessages as texts } from './fair-pay-messages';
import { Hundred } from './hundred';

const FairPayGroup = lazy(() => import('./fair-pay-group').then(({ FairPayGroup: View }) => ({ default: View })));

export const FairPayResult = observer(function FairPayResult() {
  const store = useStore(FairPayKey);
  const { state } = store;
  switch (state.state) {
    case 'idle':
      return <BeforeAnswer />;
    case 'loading':
      return <Loading />;
    case 'failed':
      if (state.failure.kind === 'notFound') return <EmptyState title={texts.empty}>{texts.notFound}</EmptyState>;
      return (
        <LoadFailure
          failure={state.failure}
          texts={{ failedTitle: texts.failed, failedNote: texts.failedNote, tryAgain: texts.retry }}
          onRetry={store.find}
        />
      );
    case 'ready':
      return (
        <Suspense fallback={<Loading />}>
          <FairPayGroup comparison={state.value} />
        </Suspense>
      );
  }
});

function BeforeAnswer() {
  return (
    <Section title={texts.before}>
      <Hundred below={null} />
      <p className="calc-small mb-4">{texts.hundredBefore}</p>
      <ul className="read grid gap-2">
        {texts.beforePoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className="text-ink-2 mt-3">{texts.never}</p>
    </Section>
  );
}

function Loading() {
  return (
    <SkeletonGroup label={texts.loading} className="grid gap-2">
      <Skeleton shape="title" width="half" />
      <Skeleton />
      <Skeleton shape="block" className="fair-skeleton" />
    </SkeletonGroup>
  );
}
