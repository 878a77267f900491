import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { payInLakh } from '@/core/research/salaries/pay-text';
import type { SalaryReport } from '@/core/research/salaries/salary';
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

/** In the example, the number of people in a hundred who earn less. */
const EXAMPLE = 64;

const BeforeAnswer = observer(function BeforeAnswer() {
  const { known } = useStore(FairPayKey);
  return (
    <Section title={known === null ? texts.before : texts.group}>
      {known === null ? null : <Known report={known} />}
      <Hundred below={EXAMPLE} />
      <p className="calc-small mb-4">{texts.example(EXAMPLE)}</p>
      <ul className="read grid gap-2">
        {texts.beforePoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className="text-ink-2 mt-3">{texts.never}</p>
    </Section>
  );
});

function Known({ report: { figure, jobProfile, experience, location, company } }: { readonly report: SalaryReport }) {
  const { median, count } = figure;
  if (median === null) return null;
  return (
    <>
      <p className="text-ink-2">
        {texts.groupOf(jobProfile?.name ?? '', experience, location?.name ?? null, company?.name ?? null)}
      </p>
      <p className="h2 num">{texts.median(payInLakh(median))}</p>
      <p className="meta num mb-4">{texts.from(texts.salaries(count))}</p>
    </>
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
