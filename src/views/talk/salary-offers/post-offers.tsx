import '../polls/post-poll.css';
import './post-offers.css';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { TAKE_HOME_PATH } from '@/core/calculators/calculators/take-home-path';
import type { Post } from '@/core/talk/posting/post';
import { SessionKey } from '@/stores/account/session/keys';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { PicksKey } from '@/stores/talk/polls/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';
import { OfferBars } from './offer-bars';
import { OfferTable } from './offer-table';

export interface PostOffersProps {
  readonly post: Post;
}

export const PostOffers = observer(function PostOffers({ post }: PostOffersProps) {
  const features = useStore(FeaturesKey);
  const { isLoggedIn } = useStore(SessionKey);
  const [isChanging, setChanging] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const { offers } = post;
  if (offers === null) return null;
  const { items, mySalary, votes } = offers;
  const isAsked = items.length > 1 && !post.isMine && (mySalary === null || isChanging);
  const isToldApart = new Set(items.map(({ companyName }) => companyName)).size === items.length;
  const handlePick = (salaryId: number) => {
    setChanging(false);
    // The picks replace the pressed offer. A guest logs in first and returns to it.
    if (isLoggedIn) whole.current?.focus();
    void features.ask(PicksKey, (picks) => void picks.pick('salary', post.id, salaryId));
  };
  const parts = [
    ...(items.length > 1 ? [votes === 0 ? messages.noPicks : messages.picks(votes), messages.best] : []),
    ...(items.length > 1 && mySalary === null ? [reasonOf(post.isMine, isLoggedIn)] : []),
  ];
  return (
    <div ref={whole} tabIndex={-1} className="ob">
      <OfferBars items={items} mySalary={mySalary} />
      <OfferTable items={items} mySalary={mySalary} showsPicks={items.length > 1 && items[0]?.votes !== null} />
      {isAsked ? (
        <fieldset className="poll__choices ob__ask">
          <legend>{messages.which}</legend>
          {items.map(({ id, companyName, designation }) => (
            <button
              key={id}
              type="button"
              className="poll__choice"
              aria-pressed={mySalary === id}
              onClick={() => handlePick(id)}
            >
              <span className="strong">{companyName}</span>
              {isToldApart ? null : <span className="meta"> {designation}</span>}
            </button>
          ))}
        </fieldset>
      ) : null}
      {parts.length === 0 ? null : (
        <p className="poll__foot num">
          {parts.map((part) => (
            <span key={part} className="poll__part">
              {part}
            </span>
          ))}
          {mySalary === null ? null : (
            <button type="button" className="poll__change" onClick={() => setChanging(!isChanging)}>
              {isChanging ? messages.keepPick : messages.changePick}
            </button>
          )}
        </p>
      )}
      <p>
        <TextLink to={TAKE_HOME_PATH}>{messages.inHand}</TextLink>
      </p>
    </div>
  );
});

function reasonOf(isMine: boolean, isLoggedIn: boolean): string {
  if (isMine) return messages.ownOffers;
  return isLoggedIn ? messages.hidden : messages.hiddenFromGuest;
}
