import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  listFeed: ['200', '200', '200', '200'],
  listCommunityPosts: ['200', '200', '200', '200'],
  getPost: ['200', '200', '200', '200'],
  createPost: ['401 not_signed_in', '200 message', '200 message', '200 postId'],
  listComments: ['200', '200', '200', '200'],
  recordPostViews: ['401 not_signed_in', '204', '204', '204'],
};
