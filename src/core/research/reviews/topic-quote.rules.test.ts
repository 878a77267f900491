import { describe, expect, it } from 'vitest';
import { MAX_QUOTE, topicQuoteOf } from './topic-quote.rules';

const LONG = 'and the rest of it is said at length '.repeat(6).trim();

describe('the sentence of a text that speaks of a topic', () => {
  it.each([
    ['pay', null, null],
    ['pay', '', null],
    ['pay', 'Good people. Salary comes on the first. Bad food.', 'Salary comes on the first.'],
    ['pay', 'Salary is late!! Salary is low.', 'Salary is late!!'],
    ['food', '- Good people\n- The canteen is clean\n- Old lifts', 'The canteen is clean'],
    ['food', 'The canteen\n  is clean', 'The canteen'],
    ['food', 'The  canteen \t is clean', 'The canteen is clean'],
    ['food', 'Nothing to say of the place.', null],
    ['leave', 'A client leaves every year. Leave is approved.', 'Leave is approved.'],
    ['remote-work', 'w.f.h. is twice a week. Good.', 'w.f.h. is twice a week.'],
    ['pay', 'An allowance of Rs. 500 and a bonus of Rs. 900. Good.', 'An allowance of Rs. 500 and a bonus of Rs. 900.'],
    ['food', 'वेतन कम है। The canteen is clean।', 'The canteen is clean।'],
    ['food', '<b>The canteen</b> is clean & "open"', '<b>The canteen</b> is clean & "open"'],
    ['not-a-topic', 'The canteen is clean', null],
    ['constructor', 'The canteen is clean', null],
  ])('%s in %j: %j', (topic, text, quote) => {
    expect(topicQuoteOf(topic, text)).toBe(quote);
  });

  it('is cut after a word', () => {
    expect(topicQuoteOf('food', `The canteen is clean, ${LONG}`)).toBe(
      'The canteen is clean, and the rest of it is said at length and the rest of it is said at length and the rest of it is…',
    );
  });

  it('begins close to the topic if the sentence comes to it late', () => {
    const quote = topicQuoteOf('food', `${LONG} but the canteen is clean ${LONG}`);
    expect(quote).toMatch(/^…rest of it is said at length but the canteen is clean and the .* is said…$/);
    expect(quote?.length).toBeLessThanOrEqual(MAX_QUOTE);
  });

  it('is none if the cut would leave the topic out', () => {
    expect(topicQuoteOf('food', `${'x'.repeat(500)} canteen`)).toBe('…canteen');
    expect(topicQuoteOf('food', `canteen-${'x'.repeat(500)}`)).toBeNull();
  });

  it('takes no longer for a text without an end', () => {
    expect(topicQuoteOf('food', 'a'.repeat(5000))).toBeNull();
    expect(topicQuoteOf('food', '.'.repeat(5000))).toBeNull();
    expect(topicQuoteOf('food', `${'ab cd. '.repeat(700)}canteen`)).toBe('canteen');
  });
});
