import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { memo, useDeferredValue, useMemo } from 'react';
import { TakeHomeKey } from '@/stores/calculators/keys';
import type { TakeHomeOutcome } from '@/stores/calculators/take-home.store';
import { useStore } from '../common/use-store';

export interface OutcomeProps {
  readonly outcome: TakeHomeOutcome;
}

export interface LaterProps {
  readonly View: ComponentType<OutcomeProps>;
  readonly inline?: boolean;
}

/**
 * Draws a part of the result that a key need not wait for: after the amounts in hand are painted, and of several keys for the last
 * one alone. Until then the part is marked as busy.
 */
export const Later = observer(function Later({ View, inline = false }: LaterProps) {
  const { outcome } = useStore(TakeHomeKey);
  const drawn = useDeferredValue(outcome);
  const Part = useMemo(() => memo(View), [View]);
  if (outcome === null || drawn === null) return null;
  const isBusy = drawn !== outcome;
  return inline ? (
    <span aria-busy={isBusy}>
      <Part outcome={drawn} />
    </span>
  ) : (
    <div className="calc-later" aria-busy={isBusy}>
      <Part outcome={drawn} />
    </div>
  );
});
