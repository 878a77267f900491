import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  getChatStatus: ['401 not_signed_in', '200', '200', '200'],
  getChatMeta: ['401 not_signed_in', '200', '200', '200'],
  listTalks: ['401 not_signed_in', '200', '200', '200'],
  listRooms: ['401 not_signed_in', '200', '200', '200'],
  enterRoom: ['401 not_signed_in', '422 room_for_followers', '422 room_for_followers', '422 room_for_followers'],
  acceptTalk: ['401 not_signed_in', '404 talk_not_found', '404 talk_not_found', '404 talk_not_found'],
  leaveTalk: ['401 not_signed_in', '404 talk_not_found', '404 talk_not_found', '404 talk_not_found'],
  muteTalk: ['401 not_signed_in', '404 talk_not_found', '404 talk_not_found', '404 talk_not_found'],
  editMessage: ['401 not_signed_in', '404 talk_not_found', '404 talk_not_found', '404 talk_not_found'],
  deleteMessage: ['401 not_signed_in', '404 talk_not_found', '404 talk_not_found', '404 talk_not_found'],
  reportMessage: ['401 not_signed_in', '404 talk_not_found', '404 talk_not_found', '404 talk_not_found'],
  listMessages: ['401 not_signed_in', '404 talk_not_found', '404 talk_not_found', '404 talk_not_found'],
  readTalk: ['401 not_signed_in', '404 talk_not_found', '404 talk_not_found', '404 talk_not_found'],
  sendMessage: ['401 not_signed_in', '404 talk_not_found', '404 talk_not_found', '404 talk_not_found'],
  requestTalk: ['401 not_signed_in', '422 writer_required', '422 writer_required', '422 pseudonym_not_found'],
};
