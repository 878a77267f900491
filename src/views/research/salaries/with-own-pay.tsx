import { observer } from 'mobx-react-lite';
import type { FunctionComponent } from 'react';
import { memo, useDeferredValue } from 'react';
import { OwnPayKey } from '@/stores/research/salaries/keys';
import { useStore } from '@/views/kernel/common/use-store';

export interface PayProps {
  readonly ownPay: number | null;
}

/** Adds the viewer's own pay, after the typed digit is shown: charts take longer to render than a frame. */
export function withOwnPay<Props extends object>(View: FunctionComponent<Props & PayProps>): FunctionComponent<Props> {
  const Drawn = memo<Props & PayProps>(View);
  return observer(function WithOwnPay(props: Props) {
    const { pay } = useStore(OwnPayKey);
    return <Drawn {...props} ownPay={useDeferredValue(pay)} />;
  });
}
