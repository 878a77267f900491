import { describe, expect, it } from 'vitest';
import { areNamesRepeated, isProse } from './text-profile';

const twenty = (textOf: (n: number) => string): readonly string[] => Array.from({ length: 20 }, (_, n) => textOf(n));

describe('the profile of texts', () => {
  it('takes names of companies for names, and answers of a letter for none', () => {
    expect(areNamesRepeated(twenty((n) => ['EY', 'Loom House'][n % 2] ?? ''))).toBe(true);
    expect(areNamesRepeated(twenty((n) => 'YN'.charAt(n % 2)))).toBe(false);
  });

  it('takes short texts for those of people only beside others that are as short', () => {
    const short = twenty((n) => `Cold hall no${'o'.repeat(n)} tea`);
    expect(isProse(short)).toBe(false);
    expect(isProse(short, [twenty(() => 'Warm tea each day')])).toBe(true);
    expect(isProse(short, [twenty(() => 'Warm tea each day and a long talk with everybody here')])).toBe(false);
    expect(
      isProse(
        twenty((n) => `Weaver${'s'.repeat(n)} here`),
        [twenty(() => 'Good')],
      ),
    ).toBe(false);
  });
});
