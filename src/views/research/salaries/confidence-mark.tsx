import type { Confidence } from '@/core/kernel/figures/figure';
import { CONFIDENCES } from '@/core/kernel/figures/figure';

const BARS = [3, 5, 7, 9, 11];
const BAR_STEP = 4.6;
/** In px from the top. */
const BASE = 11.5;

export function ConfidenceMark({ confidence }: { readonly confidence: Confidence }) {
  const filled = CONFIDENCES.length - CONFIDENCES.indexOf(confidence);
  return (
    <span className="sure-mark">
      <svg width="22" height="12" viewBox="0 0 22 12" aria-hidden="true">
        {BARS.map((height, place) => (
          <rect
            key={height}
            className={place < filled ? 'is-on' : undefined}
            x={0.5 + place * BAR_STEP}
            y={BASE - height}
            width="2.6"
            height={height}
          />
        ))}
      </svg>
      <span>{confidence}</span>
    </span>
  );
}
