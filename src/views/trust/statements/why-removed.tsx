import { observer } from 'mobx-react-lite';
import { StatementListKey } from '@/stores/trust/statements/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { listMessages } from './list-messages';
import { StatementReason } from './statement-reason';

export interface WhyRemovedProps {
  readonly itemId: string;
}

/** The reason for which a moderator took off something of the user's, with the way to appeal. It has none until the decision can no longer be undone. */
export const WhyRemoved = observer(function WhyRemoved({ itemId }: WhyRemovedProps) {
  const removal = useStore(StatementListKey).removalOf(itemId);
  return removal === null ? <p>{listMessages.reasonComes}</p> : <StatementReason item={removal} />;
});
