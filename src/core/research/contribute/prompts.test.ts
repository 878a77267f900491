import { describe, expect, it } from 'vitest';
import type { PromptType } from './prompts';
import { nextPromptAfter } from './prompts';

const offering =
  (...types: readonly PromptType[]) =>
  (type: PromptType) =>
    types.includes(type);
const all = () => true;

describe('what is asked for next', () => {
  it('[ST-PROMPT-NEXT] follows what was given', () => {
    const given = ['review', 'interview', 'photo', 'salary', 'compare', 'slider'] as const;
    expect(given.map((type) => nextPromptAfter(type, all))).toEqual([
      'interview',
      'photo',
      'interview',
      'review',
      'review',
      'compare',
    ]);
  });

  it('[ST-PROMPT-ORDER] is the first of review, interview, photo, salary, compare and slider that the app has', () => {
    expect(nextPromptAfter(null, all)).toBe('review');
    expect(nextPromptAfter(null, offering('slider', 'compare', 'salary', 'photo', 'interview'))).toBe('interview');
    expect(nextPromptAfter(null, offering('slider', 'compare', 'salary', 'photo'))).toBe('photo');
    expect(nextPromptAfter(null, offering('slider', 'compare', 'salary'))).toBe('salary');
    expect(nextPromptAfter(null, offering('slider', 'compare'))).toBe('compare');
    expect(nextPromptAfter(null, offering('slider'))).toBe('slider');
    expect(nextPromptAfter('salary', offering('salary', 'interview'))).toBe('interview');
    expect(nextPromptAfter('salary', offering('salary'))).toBeNull();
  });
});
