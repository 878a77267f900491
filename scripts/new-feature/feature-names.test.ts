import { describe, expect, it } from 'vitest';
import { namesOf } from './feature-names';

describe('namesOf', () => {
  it('gives every form of a noun', () => {
    expect(namesOf('notice-boards')).toEqual({
      feature: 'notice-boards',
      pascal: 'NoticeBoards',
      camel: 'noticeBoards',
      title: 'Notice boards',
      words: 'notice boards',
      entity: 'notice-board',
      entityPascal: 'NoticeBoard',
      code: 'notice_boards',
      capitals: 'NOTICE_BOARDS',
    });
  });

  it.each([
    ['companies', 'Company'],
    ['searches', 'Search'],
    ['reviews', 'Review'],
    ['chat', 'ChatItem'],
  ])('names one of %s %s', (noun, entity) => {
    expect(namesOf(noun)?.entityPascal).toBe(entity);
  });

  it.each(['', 'NoticeBoards', 'notice_boards', '../x', '1st'])('refuses %j', (noun) => {
    expect(namesOf(noun)).toBeNull();
  });
});
