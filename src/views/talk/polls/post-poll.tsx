import { DAY_MS, HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import './post-poll.css';
import Check from 'lucide-react/icons/check';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { percentOf } from '@/core/kernel/figures/figures.rules';
import type { Poll } from '@/core/talk/polls/poll';
import type { Post } from '@/core/talk/posting/post';
import { SessionKey } from '@/stores/account/session/keys';
import { ClockStoreKey, FeaturesKey } from '@/stores/kernel/shell/keys';
import { PicksKey } from '@/stores/talk/polls/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { messages } from './messages';

export interface PostPollProps {
  readonly post: Post;
}

export const PostPoll = observer(function PostPoll({ post }: PostPollProps) {
  const features = useStore(FeaturesKey);
  const { now } = useStore(ClockStoreKey);
  const { isLoggedIn } = useStore(SessionKey);
  const [isChanging, setChanging] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const { poll } = post;
  const isOver = poll !== null && (poll.isClosed || Date.parse(poll.closesAt) <= now);
  const isStale = poll !== null && isOver && !poll.isClosed;
  useEffect(() => {
    if (isStale) void features.ask(PicksKey, (picks) => void picks.refresh('poll', post.id));
  }, [features, isStale, post.id]);
  if (poll === null) return null;
  const showsOptions = !isOver && !post.isMine && (poll.myOption === null || isChanging);
  const handlePick = (optionId: number) => {
    setChanging(false);
    // The result replaces the pressed answer. A guest logs in first and returns to it.
    if (isLoggedIn) whole.current?.focus();
    void features.ask(PicksKey, (picks) => void picks.pick('poll', post.id, optionId));
  };
  return (
    <div ref={whole} tabIndex={-1} className="poll">
      {showsOptions ? <PollOptions poll={poll} onPick={handlePick} /> : <PollResult poll={poll} />}
      <PollFoot
        post={post}
        poll={poll}
        now={now}
        isOver={isOver}
        isChanging={isChanging}
        onToggle={() => setChanging(!isChanging)}
      />
    </div>
  );
});

interface PollOptionsProps {
  readonly poll: Poll;
  readonly onPick: (optionId: number) => void;
}

function PollOptions({ poll, onPick }: PollOptionsProps) {
  return (
    <fieldset className="poll__choices" aria-label={messages.vote}>
      {poll.options.map(({ id, text }) => (
        <button
          key={id}
          type="button"
          className="poll__choice"
          aria-pressed={poll.myOption === id}
          onClick={() => onPick(id)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}

function PollResult({ poll }: { readonly poll: Poll }) {
  const all = poll.options.reduce((sum, { votes }) => sum + (votes ?? 0), 0);
  return (
    <ul className="poll__result">
      {poll.options.map(({ id, text, votes }) => {
        const share = votes === null ? null : percentOf(votes, all);
        const isMine = id === poll.myOption;
        return (
          <li key={id} className={isMine ? 'poll__r poll__r--me' : 'poll__r'}>
            <span>
              {text}
              {isMine ? (
                <span className="poll__you">
                  <Check size={15} aria-hidden="true" />
                  {messages.yourVote}
                </span>
              ) : null}
            </span>
            <span className="poll__p">
              {share === null ? <VisuallyHidden>{messages.counting}</VisuallyHidden> : messages.share(share)}
            </span>
            <svg className="poll__bar" aria-hidden="true">
              <rect width={`${share ?? 0}%`} height="5" />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}

interface PollFootProps {
  readonly post: Post;
  readonly poll: Poll;
  readonly now: number;
  readonly isOver: boolean;
  readonly isChanging: boolean;
  readonly onToggle: () => void;
}

const PollFoot = observer(function PollFoot({ post, poll, now, isOver, isChanging, onToggle }: PollFootProps) {
  const { isLoggedIn } = useStore(SessionKey);
  const parts = [
    poll.votes === 0 ? messages.noVotes : messages.votes(poll.votes),
    isOver ? messages.final : endingOf(Date.parse(poll.closesAt) - now),
    ...(isOver || poll.myOption !== null ? [] : [reasonOf(post.isMine, isLoggedIn)]),
  ];
  return (
    <p className="poll__foot num">
      {parts.map((part) => (
        <span key={part} className="poll__part">
          {part}
        </span>
      ))}
      {isOver || poll.myOption === null ? null : (
        <button type="button" className="poll__change" onClick={onToggle}>
          {isChanging ? messages.keepVote : messages.changeVote}
        </button>
      )}
    </p>
  );
});

function reasonOf(isMine: boolean, isLoggedIn: boolean): string {
  if (isMine) return messages.ownPoll;
  return isLoggedIn ? messages.hidden : messages.hiddenFromGuest;
}

function endingOf(leftMs: number): string {
  if (leftMs >= DAY_MS) return messages.closesInDays(Math.round(leftMs / DAY_MS));
  return leftMs >= HOUR_MS ? messages.closesInHours(Math.round(leftMs / HOUR_MS)) : messages.closesSoon;
}
