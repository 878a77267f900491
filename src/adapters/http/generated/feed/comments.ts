// Generated from openapi/feed.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/feed';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Feed service: the calls of comments. */
export class CommentsApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('feed');
  }

  /** The counts of a post, as they are now. */
  getPostMeta(
    input: operations['getPostMeta']['parameters']['path'] & NonNullable<operations['getPostMeta']['parameters']['query']>,
    options: CallOptions = {},
  ): Promise<Result<operations['getPostMeta']['responses'][200]['content']['application/json'], Failure>> {
    const { postId, updatedCommunities } = input;
    return this.#calls.send(
      { id: 'getPostMeta', method: 'get', path: '/v1/feed/meta/{postId}' },
      { path: { postId }, query: { updatedCommunities } },
      options,
    ) as Promise<Result<operations['getPostMeta']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Comments on a post. */
  createComment(
    input: operations['createComment']['parameters']['path'] & { readonly profileTag: NonNullable<operations['createComment']['parameters']['header']>['profile-tag'] } & { readonly draftId: NonNullable<operations['createComment']['parameters']['header']>['idempotency-key'] } & operations['createComment']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['createComment']['responses'][201]['content']['application/json'], Failure>> {
    const { profileTag, postId, draftId, ...body } = input;
    return this.#calls.send(
      { id: 'createComment', method: 'post', path: '/v1/post/{postId}/comment', purpose: 'repeated', success: [201] },
      { path: { postId }, headers: { 'profile-tag': profileTag, 'idempotency-key': draftId }, body },
      options,
    ) as Promise<Result<operations['createComment']['responses'][201]['content']['application/json'], Failure>>;
  }

  /** Answers an interview question. */
  answerQuestion(
    input: operations['answerQuestion']['parameters']['path'] & { readonly profileTag: NonNullable<operations['answerQuestion']['parameters']['header']>['profile-tag'] } & { readonly draftId: NonNullable<operations['answerQuestion']['parameters']['header']>['idempotency-key'] } & operations['answerQuestion']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['answerQuestion']['responses'][201]['content']['application/json'], Failure>> {
    const { profileTag, questionId, draftId, ...body } = input;
    return this.#calls.send(
      { id: 'answerQuestion', method: 'post', path: '/v1/question/{questionId}/answer', purpose: 'repeated', success: [201] },
      { path: { questionId }, headers: { 'profile-tag': profileTag, 'idempotency-key': draftId }, body },
      options,
    ) as Promise<Result<operations['answerQuestion']['responses'][201]['content']['application/json'], Failure>>;
  }

  /** Replies to a comment. */
  replyToComment(
    input: operations['replyToComment']['parameters']['path'] & { readonly profileTag: NonNullable<operations['replyToComment']['parameters']['header']>['profile-tag'] } & { readonly draftId: NonNullable<operations['replyToComment']['parameters']['header']>['idempotency-key'] } & operations['replyToComment']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['replyToComment']['responses'][201]['content']['application/json'], Failure>> {
    const { profileTag, commentId, draftId, ...body } = input;
    return this.#calls.send(
      { id: 'replyToComment', method: 'post', path: '/v1/post/comment/{commentId}/reply', purpose: 'repeated', success: [201] },
      { path: { commentId }, headers: { 'profile-tag': profileTag, 'idempotency-key': draftId }, body },
      options,
    ) as Promise<Result<operations['replyToComment']['responses'][201]['content']['application/json'], Failure>>;
  }

  /** One comment. */
  getComment(
    path: operations['getComment']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<operations['getComment']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getComment', method: 'get', path: '/v1/comment/{commentId}' },
      { path },
      options,
    ) as Promise<Result<operations['getComment']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Changes the text of the user’s own comment. */
  editComment(
    input: operations['editComment']['parameters']['path'] & { readonly profileTag: NonNullable<operations['editComment']['parameters']['header']>['profile-tag'] } & operations['editComment']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['editComment']['responses'][200]['content']['application/json'], Failure>> {
    const { profileTag, commentId, ...body } = input;
    return this.#calls.send(
      { id: 'editComment', method: 'put', path: '/v1/comment/{commentId}', purpose: 'repeated' },
      { path: { commentId }, headers: { 'profile-tag': profileTag }, body },
      options,
    ) as Promise<Result<operations['editComment']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Deletes the user’s own comment. */
  deleteComment(
    path: operations['deleteComment']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'deleteComment', method: 'delete', path: '/v1/comment/{commentId}', purpose: 'repeated' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** The replies to a comment, oldest first. */
  listReplies(
    input: operations['listReplies']['parameters']['path'] & NonNullable<operations['listReplies']['parameters']['query']>,
    options: CallOptions = {},
  ): Promise<Result<operations['listReplies']['responses'][200]['content']['application/json'], Failure>> {
    const { commentId, cursor, limit } = input;
    return this.#calls.send(
      { id: 'listReplies', method: 'get', path: '/v1/comment/{commentId}/replies' },
      { path: { commentId }, query: { cursor, limit } },
      options,
    ) as Promise<Result<operations['listReplies']['responses'][200]['content']['application/json'], Failure>>;
  }
}
