import type { PersonasByOperation } from './personas';

const writersOnly = ['401 not_signed_in', '422 writer_required', '422 writer_required', '201'] as const;
const authorOnly = ['401 not_signed_in', '403 not_yours', '403 not_yours', '403 not_yours'] as const;

export const personas: PersonasByOperation = {
  createComment: writersOnly,
  answerQuestion: ['401 not_signed_in', '422 writer_required', '422 writer_required', '404 question_not_found'],
  replyToComment: writersOnly,
  getComment: ['200', '200', '200', '200'],
  editComment: authorOnly,
  deleteComment: authorOnly,
  listReplies: ['200', '200', '200', '200'],
  getPostMeta: ['200', '200', '200', '200'],
};
