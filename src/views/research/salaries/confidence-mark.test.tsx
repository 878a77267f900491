// @vitest-environment happy-dom

import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CONFIDENCES } from '@/core/kernel/figures/figure';
import { ConfidenceMark } from './confidence-mark';

afterEach(cleanup);

it.each(CONFIDENCES.map((confidence, place) => [confidence, CONFIDENCES.length - place] as const))(
  '[EM-SALARY-CONFIDENCE] %s is the word, with %i of five bars',
  (confidence, bars) => {
    const { container } = render(<ConfidenceMark confidence={confidence} />);
    expect(container.textContent).toBe(confidence);
    expect(container.querySelectorAll('rect')).toHaveLength(5);
    expect(container.querySelectorAll('.is-on')).toHaveLength(bars);
  },
);
