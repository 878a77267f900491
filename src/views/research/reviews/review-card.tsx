import '../cards/review-parts.css';
import Link2 from 'lucide-react/icons/link-2';
import MessageCircle from 'lucide-react/icons/message-circle';
import Pencil from 'lucide-react/icons/pencil';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { observer } from 'mobx-react-lite';
import { formatMonth } from '@/core/kernel/formatting/date';
import { joinFacts } from '@/core/kernel/formatting/facts';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { plural } from '@/core/kernel/formatting/plural';
import { contributionAddress } from '@/core/research/contribute/contribution-address';
import type { Review } from '@/core/research/reviews/review';
import type { ShownReviews } from '@/core/research/reviews/shown-reviews';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { SharingKey } from '@/stores/kernel/sharing/keys';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { HelpfulKey, OwnReviewKey } from '@/stores/research/reviews/keys';
import { ReviewPostKey } from '@/stores/talk/post-writing/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { TextLink } from '@/views/kernel/ui/text-link';
import { BookmarkButton } from '@/views/talk/bookmarks/bookmark-button';
import { ReportMenu } from '@/views/trust/reports/report-menu';
import { ReviewBody, ReviewRating } from '../cards/review-body';
import { factsOf, reviewTitleOf } from '../cards/review-facts';
import { EmployerAnswerPart } from '../employer-answers/employer-answer-part';
import { messages } from './messages';

export interface ReviewCardProps {
  readonly review: Review;
  readonly shownIn: ShownReviews;
  readonly withCompany?: boolean;
}

/** Shows a month, never a day. */
export const ReviewCard = observer(function ReviewCard({ review, shownIn, withCompany = false }: ReviewCardProps) {
  const { screens } = useStore(NavigationKey);
  const { rating, company, isEdited, editedMonth, proof, isMine } = review;
  const path = screens.addressOf('CompanyReviews', { urlName: company.urlName }) ?? '/';
  const address = `${path}?review=${review.id}`;
  return (
    <article className="rvc">
      <div className="rvc__head">
        <ReviewRating rating={rating} />
        <div>
          <h3 className="h3">
            <TextLink to={address} look="plain">
              {reviewTitleOf(review)}
            </TextLink>
          </h3>
          <p className="meta">
            {withCompany ? (
              <>
                <TextLink to={path}>{company.name}</TextLink>
                <span className="dot" />
              </>
            ) : null}
            {joinFacts(factsOf(review))}
          </p>
          <p className="rvc__marks">
            <span>{proof === null ? messages.nothingChecked : messages.proofs[proof]}</span>
            {isEdited ? (
              <span>{editedMonth === null ? messages.editedOnce : messages.edited(formatMonth(editedMonth))}</span>
            ) : null}
            {isMine ? <span className="strong text-accent-ink">{messages.yours}</span> : null}
          </p>
        </div>
      </div>
      <ReviewBody review={review} withAspects={!withCompany} />
      <EmployerAnswerPart
        target={{ to: 'contribution', kind: 'review', itemId: review.id }}
        company={company}
        answer={review.answer}
        onChanged={shownIn.reload}
      />
      <EarlierViews review={review} />
      <Actions review={review} shownIn={shownIn} address={address} />
    </article>
  );
});

function EarlierViews({ review: { earlier } }: Pick<ReviewCardProps, 'review'>) {
  if (earlier.length === 0) return null;
  return (
    <details className="folded">
      <summary>{plural(earlier.length, messages.earlierViews)}</summary>
      <p className="meta">{messages.earlierCountsNowhere}</p>
      {earlier.map(({ id, rating, title, likes, dislikes }) => (
        <div key={id} className="rvc__earlier">
          <h4 className="rvc__side">{messages.earlierView(String(rating), title)}</h4>
          <p className="rvc__text">{likes}</p>
          <p className="rvc__text">{dislikes}</p>
        </div>
      ))}
    </details>
  );
}

const Actions = observer(function Actions({
  review,
  shownIn,
  address,
}: Pick<ReviewCardProps, 'review' | 'shownIn'> & { readonly address: string }) {
  const helpful = useStore(HelpfulKey);
  const features = useStore(FeaturesKey);
  const count = groupIndian(review.helpful);
  const copyLink = () => void features.ask(SharingKey, (sharing) => void sharing.copyLink(address));
  return (
    <div className="acts">
      <button
        type="button"
        className="act rvc__helpful"
        aria-label={`${messages.helpful} ${count}`}
        aria-pressed={review.isHelpful}
        onClick={() => void helpful.press(review, shownIn)}
      >
        <ThumbsUp size={18} aria-hidden="true" />
        <span className="rvc__word">{messages.helpful}</span> <span className="num">{count}</span>
      </button>
      <button
        type="button"
        className="act"
        onClick={() => void features.ask(ReviewPostKey, (posts) => void posts.discuss(review.id))}
      >
        <MessageCircle size={18} aria-hidden="true" />
        {messages.discuss}
      </button>
      {review.isMine ? <OwnActions review={review} shownIn={shownIn} /> : null}
      <BookmarkButton kind="review" itemId={review.id} name={reviewTitleOf(review)} className="ms-auto" />
      {review.isMine ? (
        <button type="button" className="act" aria-label={messages.copyLink} onClick={copyLink}>
          <Link2 size={18} aria-hidden="true" />
        </button>
      ) : (
        <ReportMenu
          type="review"
          id={review.id}
          items={[
            {
              key: 'copy',
              label: messages.copyLink,
              icon: <Link2 size={18} aria-hidden="true" />,
              onSelect: copyLink,
            },
          ]}
        />
      )}
    </div>
  );
});

const OwnActions = observer(function OwnActions({ review, shownIn }: Pick<ReviewCardProps, 'review' | 'shownIn'>) {
  const { screens } = useStore(NavigationKey);
  const own = useStore(OwnReviewKey);
  const form = contributionAddress(screens, 'review', { company: review.company.urlName });
  return (
    <>
      {form === null ? null : (
        <a className="act" href={form}>
          <Pencil size={18} aria-hidden="true" />
          {messages.edit}
        </a>
      )}
      <button type="button" className="act" onClick={() => void own.remove(review, shownIn)}>
        <Trash2 size={18} aria-hidden="true" />
        {messages.remove}
      </button>
    </>
  );
});
