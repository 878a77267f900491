import { describe, expect, it } from 'vitest';
import { classNames } from './class-names';

describe('classNames', () => {
  it('joins what applies and leaves out the rest', () => {
    expect(classNames('btn', false, null, undefined, '', 'w-full')).toBe('btn w-full');
  });

  it('answers undefined when nothing applies, so that no empty attribute is written', () => {
    expect(classNames(false, undefined)).toBeUndefined();
  });
});
