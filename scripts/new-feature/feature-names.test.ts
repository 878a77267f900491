import { describe, expect, it } from 'vitest';
import { namesOf } from './feature-names';

describe('namesOf', () => {
  it('gives every form of a noun', () => {
    expect(namesOf('talk/notice-boards')).toEqual({
      folder: 'talk/notice-boards',
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
    expect(namesOf(`talk/${noun}`)?.entityPascal).toBe(entity);
  });

  it.each([
    '',
    'notice-boards',
    'talk/NoticeBoards',
    'talk/notice_boards',
    'talk/../x',
    'talk/1st',
    'talk/',
    'town/notice-boards',
  ])('refuses %j', (folder) => {
    expect(namesOf(folder)).toBeNull();
  });
});
