import { expect, it } from 'vitest';
import { fillTemplate } from './template';

it('replaces every placeholder, once', () => {
  expect(fillTemplate('{brand}: {name} on {brand}', { brand: 'Tarakki', name: '{brand}' })).toBe(
    'Tarakki: {brand} on Tarakki',
  );
});

it('throws where a value is missing', () => {
  expect(() => fillTemplate('Hello {name}', {})).toThrow('{name}');
});
