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

export interface DeferredContentProps {
  readonly View: ComponentType<OutcomeProps>;
  /** True if the browser may skip rendering it while it is out of sight. */
  readonly isLong?: boolean;
}

/**
 * Renders a part of the result once typing pauses, and marks it as busy until then. Rendering is interruptible, so that
 * typing is not blocked.
 */
export const DeferredContent = observer(function DeferredContent({ View, isLong = false }: DeferredContentProps) {
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
