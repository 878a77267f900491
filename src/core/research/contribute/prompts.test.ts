import { describe, expect, it } from 'vitest';
import type { PromptType } from './prompts';
import { promptAfter } from './prompts';

const offering =
  (...types: readonly PromptType[]) =>
  (type: PromptType) =>
    types.includes(type);
const all = () => true;

describe('what is asked for next', () => {
  it('[ST-PROMPT-NEXT] follows what was given', () => {
    const given = ['review', 'interview', 'photo', 'salary', 'compare', 'slider'] as const;
    expect(given.map((type) => promptAfter(type, all))).toEqual([
      'interview',
      'photo',
      'interview',
      'review',
      'review',
      'compare',
    ]);
  });

  it('[ST-PROMPT-ORDER] is the first of review, interview, photo, salary, compare and slider that the app has', () => {
    expect(promptAfter(null, all)).toBe('review');
    expect(promptAfter(null, offering('slider', 'compare', 'salary', 'photo', 'interview'))).toBe('interview');
    expect(promptAfter(null, offering('slider', 'compare', 'salary', 'photo'))).toBe('photo');
    expect(promptAfter(null, offering('slider', 'compare', 'salary'))).toBe('salary');
    expect(promptAfter(null, offering('slider', 'compare'))).toBe('compare');
    expect(promptAfter(null, offering('slider'))).toBe('slider');
    expect(promptAfter('salary', offering('salary', 'interview'))).toBe('interview');
    expect(promptAfter('salary', offering('salary'))).toBeNull();
  });
});
