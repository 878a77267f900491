import ArrowBigDown from 'lucide-react/icons/arrow-big-down';
import ArrowBigUp from 'lucide-react/icons/arrow-big-up';
import { observer } from 'mobx-react-lite';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { VotableType } from '@/core/talk/voting/vote';
import type { VoteState } from '@/core/talk/voting/vote-tally';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { VotingKey } from '@/stores/talk/voting/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { classNames } from '@/views/kernel/ui/class-names';
import { IconButton } from '@/views/kernel/ui/icon-button';
import { messages } from './messages';

export interface VoteButtonsProps {
  readonly type: VotableType;
  readonly votable: VoteState & { readonly id: string };
}

/** Marks the viewer's own vote with the accent colour. */
export const VoteButtons = observer(function VoteButtons({ type, votable }: VoteButtonsProps) {
  const features = useStore(FeaturesKey);
  const count = groupIndian(votable.upvotes);
  const handlePress = (pressed: 'up' | 'down') => {
    void features.ask(VotingKey, (voting) => void voting.press({ type, id: votable.id }, pressed));
  };
  return (
    <div className={classNames('vote', votable.myVote === 'up' && 'vote--up')}>
      <IconButton
        label={messages.up(count)}
        icon={<ArrowBigUp size={21} aria-hidden="true" />}
        aria-pressed={votable.myVote === 'up'}
        onClick={() => handlePress('up')}
      />
      <output aria-hidden="true">{count}</output>
      <IconButton
        label={messages.down}
        icon={<ArrowBigDown size={21} aria-hidden="true" />}
        aria-pressed={votable.myVote === 'down'}
        onClick={() => handlePress('down')}
      />
    </div>
  );
});
