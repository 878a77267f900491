import './rating-field.css';
import Star from 'lucide-react/icons/star';
import { useId } from 'react';
import { ratingWordOf } from '@/core/research/reviews/rating-words';
import { classNames } from '@/views/kernel/ui/class-names';
import { Field } from '@/views/kernel/ui/field';

interface RatingFieldProps {
  readonly label: string;
  readonly look: 'stars' | 'bar';
  /** 1 to 5, or null if there is none. */
  readonly value: number | null;
  readonly onChange: (rating: number) => void;
  readonly error?: string | undefined;
  readonly skipped?: string;
}

const RATINGS = [1, 2, 3, 4, 5];

/** Arrow keys move the choice. The word for the chosen rating follows. */
export function RatingField({ label, look, value, onChange, error, skipped = '' }: RatingFieldProps) {
  const name = useId();
  return (
    <Field label={label} group error={error} className={`rate--${look}`}>
      <div className="rate__row">
        {RATINGS.map((rating) => (
          <label key={rating} className={classNames('rate__one', value !== null && rating <= value && 'is-on')}>
            <input
              type="radio"
              name={name}
              value={rating}
              checked={rating === value}
              aria-label={`${rating}, ${ratingWordOf(rating)}`}
              onChange={() => onChange(rating)}
            />
            {look === 'stars' ? <Star size={30} aria-hidden="true" /> : <span aria-hidden="true">{rating}</span>}
          </label>
        ))}
        <span className="rate__word" aria-hidden="true">
          {value === null ? skipped : `${look === 'stars' ? `${value}, ` : ''}${ratingWordOf(value)}`}
        </span>
      </div>
    </Field>
  );
}
