import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { memo, useDeferredValue, useMemo } from 'react';
import { TakeHomeKey } from '@/stores/calculators/calculators/keys';
import type { TakeHomeOutcome } from '@/stores/calculators/calculators/take-home.store';
import { useStore } from '@/views/kernel/common/use-store';
import { classNames } from '@/views/kernel/ui/class-names';

export interface OutcomeProps {
  readonly outcome: TakeHomeOutcome;
}

export interface LaterProps {
  readonly View: ComponentType<OutcomeProps>;
  /** True if it is long, and may be skipped by the browser while it is out of sight. */
  readonly isLong?: boolean;
}

/**
 * Draws a part of the result that a key need not wait for, once typing rests: the amounts in hand are painted before it is worked out.
 * Until then the part is marked as busy. It is drawn in pieces, so that a key in the meantime does not wait either.
 */
export const Later = observer(function Later({ View, isLong = false }: LaterProps) {
  const { rested, form } = useStore(TakeHomeKey);
  const drawn = useDeferredValue(rested);
  const Part = useMemo(() => memo(View), [View]);
  if (drawn === null) return null;
  return (
    <div
      className={classNames('calc-later', isLong && 'calc-later--long')}
      hidden={drawn.isHidden}
      aria-busy={!form.isResting || drawn !== rested}
    >
      <Part outcome={drawn.outcome} />
    </div>
  );
});
