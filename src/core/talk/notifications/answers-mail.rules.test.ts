import { describe, expect, it } from 'vitest';
import { answersMailLines } from './answers-mail.rules';

describe('the sentences of a mail about answers', () => {
  it.each([
    [['post-commented'], ['One of your posts has new comments.']],
    [['comment-replied', 'comment-replied'], ['2 of your comments have new replies.']],
    [
      ['mentioned', 'answer-wanted', 'post-commented', 'mentioned'],
      [
        'One of your posts has new comments.',
        'Your pseudonym was mentioned 2 times.',
        'Somebody would like your answer.',
      ],
    ],
    [
      ['answer-wanted', 'answer-wanted', 'mentioned', 'post-commented', 'post-commented', 'comment-replied'],
      [
        '2 of your posts have new comments.',
        'One of your comments has new replies.',
        'Somebody mentioned your pseudonym.',
        'Your answer is wanted on 2 posts.',
      ],
    ],
    [[], []],
  ] as const)('of %j', (kinds, sentences) => {
    expect(answersMailLines(kinds)).toEqual(sentences);
  });
});
