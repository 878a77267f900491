import { readFileSync } from 'node:fs';
import { withMeasuredTables } from '@tests/content-checks/checks-page';
import { HALVES, outcomesOf, readExamples } from '@tests/content-checks/measure';
import { describe, expect, it } from 'vitest';

describe('the page about automatic checks', () => {
  it('has the precision and recall of today; npm run content-checks writes them', () => {
    const page = readFileSync('docs/content-checks.md', 'utf8');
    expect(page).toBe(withMeasuredTables(page));
  });

  it('measures at least 400 texts, at least two in five of each half harmless', () => {
    const halves = HALVES.map(readExamples);
    expect(halves.flat().length).toBeGreaterThanOrEqual(400);
    for (const half of halves) {
      const harmless = outcomesOf(half).filter(({ example }) => example.ground === 'harmless');
      expect(harmless.length / half.length).toBeGreaterThan(0.4);
    }
  });
});
