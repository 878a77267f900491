import '../ui/fields.css';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { plural } from '@/core/kernel/formatting/plural';
import { classNames } from '../ui/class-names';
import { VisuallyHidden } from '../ui/visually-hidden';

const NEAR_LIMIT = 0.9;
const LEFT = { one: '{count} character left', other: '{count} characters left' };
const OVER = { one: '{count} character too many', other: '{count} characters too many' };

/** Renders "80/10,000". Near the limit, screen readers hear the remaining or excess characters. */
export function CharacterCounter({ used, limit }: { readonly used: number; readonly limit: number }) {
  const left = limit - used;
  return (
    <p className={classNames('hint num counter', left < 0 && 'text-danger')}>
      <span aria-hidden="true">
        {groupIndian(used)}/{groupIndian(limit)}
      </span>
      <VisuallyHidden live>
        {used >= limit * NEAR_LIMIT ? plural(Math.abs(left), left < 0 ? OVER : LEFT) : ''}
      </VisuallyHidden>
    </p>
  );
}
