import edges from '@tests/calculators/edges.json';
import golden from '@tests/calculators/golden.json';
import type { GoldenCase } from '@tests/calculators/golden-cases';
import { differencesOf } from '@tests/calculators/golden-cases';
import { describe, expect, it } from 'vitest';

const cases = [...golden.cases, ...edges.cases] as unknown as readonly GoldenCase[];

describe('the golden cases of the calculators', () => {
  it.each([...new Set(cases.map(({ calculator }) => calculator))])('agree to the rupee: %s', (calculator) => {
    expect(cases.filter((one) => one.calculator === calculator).flatMap(differencesOf)).toEqual([]);
  });
});
