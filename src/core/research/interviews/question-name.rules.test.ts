import { describe, expect, it } from 'vitest';
import { questionKeyOf, questionSlugOf } from './question-name.rules';

describe('A question', () => {
  it.each([
    ['Why do you  leave?', 'why do you leave'],
    ['  “WHY do you leave…” ', 'why do you leave'],
    ['Ｗｈｙ？', 'why'],
    ['आप क्यों छोड़ते हैं?', 'आप क्यों छोड़ते हैं'.normalize('NFKC')],
    ['C++ or C#', 'c or c'],
    ['?!', ''],
  ])('%s is the same as all with the key “%s”', (text, key) => {
    expect(questionKeyOf(text)).toBe(key);
  });

  it('has at most seventy letters of its text in its address', () => {
    expect(questionSlugOf('Why do you leave?')).toBe('why-do-you-leave');
    expect(questionSlugOf('a'.repeat(100))).toBe('a'.repeat(70));
  });
});
