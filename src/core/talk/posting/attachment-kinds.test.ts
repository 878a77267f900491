import { expect, it } from 'vitest';
import { attachmentErrorsOf } from './attachment-kinds';
import { NO_ATTACHMENTS } from './draft-attachments';

it('a poll that is open counts with no answer in it, so that no post goes out without the poll', () => {
  expect(attachmentErrorsOf(NO_ATTACHMENTS, 'poll')).toEqual({
    poll: 'Write at least two answers, or remove the poll.',
  });
  expect(attachmentErrorsOf(NO_ATTACHMENTS, null)).toEqual({});
});
