import './rating-figures.css';
import './review-parts.css';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { ratingBandOf } from '@/core/research/reviews/rating-words';
import type { Review } from '@/core/research/reviews/review';
import { REVIEW_ASPECTS } from '@/core/research/reviews/review-aspect.rules';
import { ASPECT_LABELS } from '@/core/research/reviews/review-labels';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { messages } from './messages';

export function ReviewRating({ rating }: Pick<Review, 'rating'>) {
  return (
    <p className={`rvc__rating rvc__rating--${ratingBandOf(rating)}`}>
      {rating}
      <VisuallyHidden>{messages.outOf5}</VisuallyHidden>
    </p>
  );
}

export interface ReviewBodyProps {
  readonly review: Pick<Review, 'likes' | 'dislikes' | 'aspects'>;
  readonly withAspects?: boolean;
}

export function ReviewBody({ review: { likes, dislikes, aspects }, withAspects = true }: ReviewBodyProps) {
  return (
    <>
      <div className="two">
        <Side title={messages.likesTitle} text={likes} icon={<Plus size={16} aria-hidden="true" />} />
        <Side title={messages.dislikesTitle} text={dislikes} icon={<Minus size={16} aria-hidden="true" />} />
      </div>
      {withAspects ? <Aspects aspects={aspects} /> : null}
    </>
  );
}

interface SideProps {
  readonly title: string;
  /** Null if the author wrote nothing. */
  readonly text: string | null;
  readonly icon: React.ReactNode;
}

function Side({ title, text, icon }: SideProps) {
  if (text === null) return null;
  return (
    <div>
      <h4 className="rvc__side">
        {icon}
        {title}
      </h4>
      <p className="rvc__text">{text}</p>
    </div>
  );
}

function Aspects({ aspects }: Pick<Review, 'aspects'>) {
  const rated = REVIEW_ASPECTS.flatMap((aspect) => {
    const rating = aspects[aspect];
    return rating === undefined ? [] : [{ aspect, rating }];
  });
  if (rated.length === 0) return null;
  return (
    <dl className="sub7">
      {rated.map(({ aspect, rating }) => (
        <div key={aspect}>
          <svg className="chart" height="5" aria-hidden="true">
            <line className="tk" x1="0" x2="100%" y1="0.5" y2="0.5" />
            <rect className="c2" width={`${rating * 20}%`} height="5" />
          </svg>
          <dt>{ASPECT_LABELS[aspect]}</dt>
          <dd>{rating}</dd>
        </div>
      ))}
    </dl>
  );
}
