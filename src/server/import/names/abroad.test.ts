import { describe, expect, it } from 'vitest';
import { isPlaceAbroad, isPlaceInForeignState, mentionsForeignPlace } from './abroad';

describe('isAbroad', () => {
  it.each([
    'Seattle, WA',
    'Madison, WI 53702',
    'London, EN, United Kingdom',
    'Toronto',
    'Singapore',
    'Remote, US',
    'Bay Area (USA)',
    'São Paulo, Brazil',
  ])('%j is outside India', (text) => {
    expect(mentionsForeignPlace(text)).toBe(true);
  });

  it.each(['Pune, MH, India', 'Margao, GA', 'Nowhere', 'Anywhere, IN', 'Remote', 'California Nagar', 'WA'])(
    '%j may be in India',
    (text) => {
      expect(mentionsForeignPlace(text)).toBe(false);
    },
  );
});

describe('isPlaceAbroad', () => {
  it.each(['Hyderabad, Pakistan', 'Delhi, NY', 'Salem, Oregon', 'Salem, MA, USA', 'Pune (Turkey)'])(
    '%j is one place outside India',
    (text) => {
      expect(isPlaceAbroad(text)).toBe(true);
    },
  );

  it.each(['Bengaluru, Singapore', 'Pune, Mumbai, Delhi, USA', 'Pune, MH, India', 'Dubai', 'Gary, IN', ''])(
    '%j may be, or name, one in India',
    (text) => {
      expect(isPlaceAbroad(text)).toBe(false);
    },
  );
});

describe('isInStateAbroad', () => {
  it.each(['Salem, Oregon', 'Salem, MA, USA', 'Delhi, NY', 'Phoenix, Arizona, United States'])(
    '%j is one place, not two',
    (text) => {
      expect(isPlaceInForeignState(text)).toBe(true);
    },
  );

  it.each(['Pune, United States (USA)', 'Pune, USA', 'Bengaluru, Singapore', 'Salem, TN', 'Pune, Mumbai', 'Oregon'])(
    '%j may name one in India',
    (text) => {
      expect(isPlaceInForeignState(text)).toBe(false);
    },
  );
});
