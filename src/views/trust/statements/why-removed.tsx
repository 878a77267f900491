import { observer } from 'mobx-react-lite';
import { StatementListKey } from '@/stores/trust/statements/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { listMessages } from './list-messages';
import { StatementReason } from './statement-reason';

export interface WhyRemovedProps {
  readonly itemId: string;
}

/** Explains a removal. The link to appeal appears once the decision is final. */
export const WhyRemoved = observer(function WhyRemoved({ itemId }: WhyRemovedProps) {
  const removal = useStore(StatementListKey).removalOf(itemId);
  return removal === null ? <p>{listMessages.reasonComes}</p> : <StatementReason item={removal} />;
});
