// Generated from openapi/feed.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/feed';
import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Feed service: the calls of comments. */
export class CommentsApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('feed');
  }

  /** The counts of a post, as they are now. */
  getPostMeta(
    path: operations['getPostMeta']['parameters']['path'],
    query: NonNullable<operations['getPostMeta']['parameters']['query']>,
    options: CallOptions = {},
  ): Promise<Result<operations['getPostMeta']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getPostMeta', method: 'get', path: '/v1/feed/meta/{postId}' },
      { path, query },
      options,
    ) as Promise<Result<operations['getPostMeta']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Comments on a post. */
  createComment(
    path: operations['createComment']['parameters']['path'],
    body: operations['createComment']['requestBody']['content']['application/json'],
    headers: operations['createComment']['parameters']['header'],
    options: CallOptions = {},
  ): Promise<Result<operations['createComment']['responses'][201]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'createComment', method: 'post', path: '/v1/post/{postId}/comment', purpose: 'repeated', success: [201] },
      { path, body, headers },
      options,
    ) as Promise<Result<operations['createComment']['responses'][201]['content']['application/json'], Failure>>;
  }

  /** Answers an interview question. */
  answerQuestion(
    path: operations['answerQuestion']['parameters']['path'],
    body: operations['answerQuestion']['requestBody']['content']['application/json'],
    headers: operations['answerQuestion']['parameters']['header'],
    options: CallOptions = {},
  ): Promise<Result<operations['answerQuestion']['responses'][201]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'answerQuestion', method: 'post', path: '/v1/question/{questionId}/answer', purpose: 'repeated', success: [201] },
      { path, body, headers },
      options,
    ) as Promise<Result<operations['answerQuestion']['responses'][201]['content']['application/json'], Failure>>;
  }

  /** Replies to a comment. */
  replyToComment(
    path: operations['replyToComment']['parameters']['path'],
    body: operations['replyToComment']['requestBody']['content']['application/json'],
    headers: operations['replyToComment']['parameters']['header'],
    options: CallOptions = {},
  ): Promise<Result<operations['replyToComment']['responses'][201]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'replyToComment', method: 'post', path: '/v1/post/comment/{commentId}/reply', purpose: 'repeated', success: [201] },
      { path, body, headers },
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

  /** Changes the text of one’s own comment. */
  editComment(
    path: operations['editComment']['parameters']['path'],
    body: operations['editComment']['requestBody']['content']['application/json'],
    headers: operations['editComment']['parameters']['header'],
    options: CallOptions = {},
  ): Promise<Result<operations['editComment']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'editComment', method: 'put', path: '/v1/comment/{commentId}', purpose: 'repeated' },
      { path, body, headers },
      options,
    ) as Promise<Result<operations['editComment']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Deletes one’s own comment. */
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
    path: operations['listReplies']['parameters']['path'],
    query: NonNullable<operations['listReplies']['parameters']['query']>,
    options: CallOptions = {},
  ): Promise<Result<operations['listReplies']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listReplies', method: 'get', path: '/v1/comment/{commentId}/replies' },
      { path, query },
      options,
    ) as Promise<Result<operations['listReplies']['responses'][200]['content']['application/json'], Failure>>;
  }
}
