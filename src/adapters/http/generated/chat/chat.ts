// Generated from openapi/chat.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/chat';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Chat service: the calls of chat. */
export class ChatApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('chat');
  }

  /** Whether the user can write messages. */
  getChatStatus(
    options: CallOptions = {},
  ): Promise<Result<operations['getChatStatus']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getChatStatus', method: 'get', path: '/jobseeker/status', purpose: 'background' },
      {},
      options,
    ) as Promise<Result<operations['getChatStatus']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Counts over the user’s conversations. */
  getChatMeta(
    options: CallOptions = {},
  ): Promise<Result<operations['getChatMeta']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getChatMeta', method: 'get', path: '/jobseeker/message/meta', purpose: 'background' },
      {},
      options,
    ) as Promise<Result<operations['getChatMeta']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The user’s conversations, the newest first. */
  listTalks(
    query: operations['listTalks']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['listTalks']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listTalks', method: 'get', path: '/jobseeker/message/group', purpose: 'background' },
      { query },
      options,
    ) as Promise<Result<operations['listTalks']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The rooms of the user’s topics and companies. */
  listRooms(
    options: CallOptions = {},
  ): Promise<Result<operations['listRooms']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listRooms', method: 'get', path: '/jobseeker/message/room', purpose: 'background' },
      {},
      options,
    ) as Promise<Result<operations['listRooms']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Enters a room. */
  enterRoom(
    body: operations['enterRoom']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['enterRoom']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'enterRoom', method: 'post', path: '/jobseeker/message/room', purpose: 'repeated' },
      { body },
      options,
    ) as Promise<Result<operations['enterRoom']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Accepts a request. */
  acceptTalk(
    path: operations['acceptTalk']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['acceptTalk']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'acceptTalk', method: 'post', path: '/jobseeker/message/group/{talkId}/accept', purpose: 'repeated' },
      { path },
      options,
    ) as Promise<Result<operations['acceptTalk']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Leaves a conversation, or declines or withdraws a request. */
  leaveTalk(
    path: operations['leaveTalk']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'leaveTalk', method: 'delete', path: '/jobseeker/message/group/{talkId}', purpose: 'repeated' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** Mutes a conversation, or ends that. */
  muteTalk(
    input: operations['muteTalk']['parameters']['path'] & operations['muteTalk']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['muteTalk']['responses'][200]['content']['application/json'], Failure>> {
    const { talkId, ...body } = input;
    return this.#calls.send(
      { id: 'muteTalk', method: 'put', path: '/jobseeker/message/group/{talkId}/mute', purpose: 'repeated' },
      { path: { talkId }, body },
      options,
    ) as Promise<Result<operations['muteTalk']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Messages of a conversation, the oldest first. */
  listMessages(
    query: operations['listMessages']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['listMessages']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listMessages', method: 'get', path: '/jobseeker/message/recent', purpose: 'background' },
      { query },
      options,
    ) as Promise<Result<operations['listMessages']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Marks the messages up to a number as read. */
  readTalk(
    body: operations['readTalk']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'readTalk', method: 'post', path: '/jobseeker/message/read', purpose: 'background' },
      { body },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** Changes one of the user’s own messages. */
  editMessage(
    body: operations['editMessage']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['editMessage']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'editMessage', method: 'put', path: '/jobseeker/message', purpose: 'repeated' },
      { body },
      options,
    ) as Promise<Result<operations['editMessage']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Writes a message. */
  sendMessage(
    input: { readonly profileTag: NonNullable<operations['sendMessage']['parameters']['header']>['profile-tag'] } & operations['sendMessage']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['sendMessage']['responses'][201]['content']['application/json'], Failure>> {
    const { profileTag, ...body } = input;
    return this.#calls.send(
      { id: 'sendMessage', method: 'post', path: '/jobseeker/message', purpose: 'repeated', success: [201] },
      { headers: { 'profile-tag': profileTag }, body },
      options,
    ) as Promise<Result<operations['sendMessage']['responses'][201]['content']['application/json'], Failure>>;
  }

  /** Deletes one of the user’s own messages, for both. */
  deleteMessage(
    query: operations['deleteMessage']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['deleteMessage']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'deleteMessage', method: 'delete', path: '/jobseeker/message', purpose: 'repeated' },
      { query },
      options,
    ) as Promise<Result<operations['deleteMessage']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Reports a message of the other user to the moderators. */
  reportMessage(
    body: operations['reportMessage']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'reportMessage', method: 'post', path: '/jobseeker/message/report', purpose: 'repeated' },
      { body },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** Asks a pseudonym for a conversation. */
  requestTalk(
    input: { readonly profileTag: NonNullable<operations['requestTalk']['parameters']['header']>['profile-tag'] } & operations['requestTalk']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['requestTalk']['responses'][201]['content']['application/json'], Failure>> {
    const { profileTag, ...body } = input;
    return this.#calls.send(
      { id: 'requestTalk', method: 'post', path: '/jobseeker/message/request', purpose: 'repeated', success: [201] },
      { headers: { 'profile-tag': profileTag }, body },
      options,
    ) as Promise<Result<operations['requestTalk']['responses'][201]['content']['application/json'], Failure>>;
  }
}
