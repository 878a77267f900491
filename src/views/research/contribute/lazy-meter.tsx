import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import type { Key } from '@/core/kernel/common/key';
import type { SimilarContributionsStore } from '@/stores/research/contribute/similar-contributions.store';
import { useStore } from '@/views/kernel/common/use-store';
import type { AnonymityMeterProps } from './anonymity-meter';

export interface LazyMeterProps {
  readonly form: Key<SimilarContributionsStore>;
}

/**
 * Loads the meter's code and style when there is something to count. The form works without it. After a failure, the
 * next change retries.
 */
export const LazyMeter = observer(function LazyMeter({ form }: LazyMeterProps) {
  const similar = useStore(form);
  const [View, setView] = useState<ComponentType<AnonymityMeterProps> | null>(null);
  const wantedFor = View === null && similar.facts !== null ? JSON.stringify(similar.facts) : null;
  useEffect(() => {
    if (wantedFor === null) return;
    let isCurrent = true;
    import(/* webpackChunkName: "meter" */ './anonymity-meter').then(
      ({ AnonymityMeter }) => isCurrent && setView(() => AnonymityMeter),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [wantedFor]);
  return View === null ? null : <View similar={similar} />;
});
