import { useId } from 'react';
import { ratingWordOf } from '@/core/reviews/rating-words';
import { Field } from '../ui/field';

export interface RatingFieldProps {
  readonly label: string;
  /** 1 to 5; null for none. */
  readonly value: number | null;
  readonly onChange: (rating: number) => void;
  readonly error?: string | undefined;
  readonly aside?: string | undefined;
}

const RATINGS = [1, 2, 3, 4, 5];

/** A rating from 1 to 5 as radio buttons: arrow keys move, and the word of the chosen one follows. */
export function RatingField({ label, value, onChange, error, aside }: RatingFieldProps) {
  const name = useId();
  return (
    <Field label={label} group error={error} aside={aside} className="rate">
      <div className="rate__row">
        {RATINGS.map((rating) => (
          <label key={rating} className="rate__one">
            <input
              type="radio"
              name={name}
              value={rating}
              checked={rating === value}
              aria-label={`${rating}, ${ratingWordOf(rating)}`}
              onChange={() => onChange(rating)}
            />
            <span aria-hidden="true">{rating}</span>
          </label>
        ))}
        <span className="meta" aria-hidden="true">
          {value === null ? '' : ratingWordOf(value)}
        </span>
      </div>
    </Field>
  );
}
