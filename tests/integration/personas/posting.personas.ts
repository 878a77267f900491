import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  listFeed: ['200', '200', '200', '200'],
  listCommunityPosts: ['200', '200', '200', '200'],
  getPost: ['200', '200', '200', '200'],
  createPost: ['401 not_signed_in', '200 message', '200 message', '201 postId'],
  editPost: ['401 not_signed_in', '403 not_yours', '403 not_yours', '403 not_yours'],
  deletePost: ['401 not_signed_in', '403 not_yours', '403 not_yours', '403 not_yours'],
  restorePost: ['401 not_signed_in', '403 not_yours', '403 not_yours', '403 not_yours'],
  listComments: ['200', '200', '200', '200'],
  recordPostViews: ['401 not_signed_in', '204', '204', '204'],
};
