import { describe, expect, it } from 'vitest';
import { listedOptions } from './listed-options.rules';

describe('Options of a list with commas', () => {
  it.each([
    { list: undefined, options: [] },
    { list: '', options: [] },
    { list: ' , ,', options: [] },
    { list: 'pune', options: ['pune'] },
    { list: 'pune, delhi ,pune,', options: ['pune', 'delhi'] },
    { list: 'Pune,pune', options: ['Pune', 'pune'] },
    { list: 'new delhi', options: ['new delhi'] },
  ])('of “$list” are $options', ({ list, options }) => {
    expect(listedOptions(list)).toEqual(options);
  });
});
