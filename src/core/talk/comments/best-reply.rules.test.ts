import { describe, expect, it } from 'vitest';
import { BEST_REPLY_LENGTH, bestReplyText } from './best-reply.rules';

describe('the text of a best reply', () => {
  it('is on one line, with the labels of links alone', () => {
    expect(bestReplyText('Yes.\n\nSee [this thread](/discussions/post/1) first.')).toBe('Yes. See this thread first.');
  });

  it.each([
    [0, false],
    [1, true],
    [200, true],
    [201, false],
  ])('has the label of %i characters of a link alone: %s', (length, isAlone) => {
    const text = bestReplyText(`[${'a'.repeat(length)}](/discussions/post/1)`);
    expect(!text.includes('(/discussions')).toBe(isAlone);
  });

  it('is cut between words', () => {
    const text = bestReplyText('word '.repeat(100));
    expect(text.length).toBeLessThanOrEqual(BEST_REPLY_LENGTH);
    expect(text).toMatch(/word…$/);
    expect(bestReplyText('a'.repeat(BEST_REPLY_LENGTH))).toHaveLength(BEST_REPLY_LENGTH);
  });
});
