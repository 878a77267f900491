import './review-parts.css';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { formatPeriod } from '@/core/formatting/period';
import { plural } from '@/core/formatting/plural';
import type { Review } from '@/core/reviews/review';
import { REVIEW_ASPECTS } from '@/core/reviews/review-aspect.rules';
import { messages } from './messages';

/** What a review shows of its author. */
export type ReviewFacts = Pick<
  Review,
  | 'designation'
  | 'family'
  | 'department'
  | 'location'
  | 'state'
  | 'employment'
  | 'isCurrent'
  | 'years'
  | 'yearsBand'
  | 'month'
>;

export interface ReviewBodyProps {
  readonly review: Pick<Review, 'likes' | 'dislikes' | 'aspects'>;
}

/** What a review says: likes, dislikes and the ratings of the topics. */
export function ReviewBody({ review: { likes, dislikes, aspects } }: ReviewBodyProps) {
  return (
    <>
      <div className="two">
        <Side title={messages.likesTitle} text={likes} icon={<Plus size={16} aria-hidden="true" />} />
        <Side title={messages.dislikesTitle} text={dislikes} icon={<Minus size={16} aria-hidden="true" />} />
      </div>
      <Aspects aspects={aspects} />
    </>
  );
}

/** Returns what a review shows of its author: title or department, city, employment, whether and how long the author worked there, and the month. */
export function factsOf({
  designation,
  family,
  department,
  location,
  state,
  employment,
  isCurrent,
  years,
  yearsBand,
  month,
}: ReviewFacts): readonly string[] {
  return [
    designation ?? (family === null ? department : [family, department].filter((part) => part !== null).join(', ')),
    location ?? state,
    employment === null || employment === 'fulltime' ? null : messages.employment[employment],
    stayOf(isCurrent, years, yearsBand),
    month === null ? null : formatPeriod(month),
  ].filter((fact) => fact !== null);
}

function stayOf(
  isCurrent: ReviewFacts['isCurrent'],
  years: ReviewFacts['years'],
  band: ReviewFacts['yearsBand'],
): string | null {
  const parts: string[] = [];
  if (isCurrent !== null) parts.push(isCurrent ? messages.worksHere : messages.left);
  if (years !== null) parts.push(years === 0 ? messages.lessThanAYear : plural(years, messages.years));
  if (band !== null) parts.push(messages.yearsBand(band.from, band.to));
  return parts.length === 0 ? null : parts.join(', ');
}

interface SideProps {
  readonly title: string;
  readonly text: string | null;
  readonly icon: React.ReactNode;
}

function Side({ title, text, icon }: SideProps) {
  return (
    <div>
      <h4 className="rvc__side">
        {icon}
        {title}
      </h4>
      {text === null ? <p className="meta">{messages.nothingSaid}</p> : <p className="rvc__text">{text}</p>}
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
          <dt>{messages.aspects[aspect]}</dt>
          <dd>{rating}</dd>
        </div>
      ))}
    </dl>
  );
}
