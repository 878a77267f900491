import ArrowBigDown from 'lucide-react/icons/arrow-big-down';
import ArrowBigUp from 'lucide-react/icons/arrow-big-up';
import { observer } from 'mobx-react-lite';
import { groupIndian } from '@/core/formatting/indian-number';
import type { Post } from '@/core/posting/post';
import { VotingKey } from '@/stores/voting/keys';
import { useStore } from '../common/use-store';
import { classNames } from '../ui/class-names';
import { IconButton } from '../ui/icon-button';
import { messages } from './messages';

/** Props of VoteButtons. */
export interface VoteButtonsProps {
  readonly post: Post;
}

/** Up, the count of up-votes, and down. One's own vote is in the accent, which means "you". */
export const VoteButtons = observer(function VoteButtons({ post }: VoteButtonsProps) {
  const voting = useStore(VotingKey);
  const count = groupIndian(post.upvotes);
  const handlePress = (pressed: 'up' | 'down') => {
    void voting.press(post.id, pressed);
  };
  return (
    <div className={classNames('vote', post.myVote === 'up' && 'vote--up')}>
      <IconButton
        label={messages.up(count)}
        icon={<ArrowBigUp size={21} aria-hidden="true" />}
        aria-pressed={post.myVote === 'up'}
        onClick={() => handlePress('up')}
      />
      <output aria-hidden="true">{count}</output>
      <IconButton
        label={messages.down}
        icon={<ArrowBigDown size={21} aria-hidden="true" />}
        aria-pressed={post.myVote === 'down'}
        onClick={() => handlePress('down')}
      />
    </div>
  );
});
