// Generated from openapi/feed.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/feed';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Feed service: the calls of post-writing. */
export class PostWritingApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('feed');
  }

  /** Writes a post. */
  createPost(
    input: { readonly profileTag: NonNullable<operations['createPost']['parameters']['header']>['profile-tag'] } & { readonly draftId: NonNullable<operations['createPost']['parameters']['header']>['idempotency-key'] } & operations['createPost']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['createPost']['responses'][200]['content']['application/json'] | operations['createPost']['responses'][201]['content']['application/json'], Failure>> {
    const { profileTag, draftId, ...body } = input;
    return this.#calls.send(
      { id: 'createPost', method: 'post', path: '/v2/post', purpose: 'repeated', success: [200, 201] },
      { headers: { 'profile-tag': profileTag, 'idempotency-key': draftId }, body },
      options,
    ) as Promise<Result<operations['createPost']['responses'][200]['content']['application/json'] | operations['createPost']['responses'][201]['content']['application/json'], Failure>>;
  }

  /** Begins a post about a review. */
  generateReviewPost(
    body: operations['generateReviewPost']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['generateReviewPost']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'generateReviewPost', method: 'post', path: '/v1/post/generate-review' },
      { body },
      options,
    ) as Promise<Result<operations['generateReviewPost']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Rewords a post. */
  rephrasePost(
    input: { readonly draftId: NonNullable<operations['rephrasePost']['parameters']['header']>['idempotency-key'] } & operations['rephrasePost']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['rephrasePost']['responses'][200]['content']['application/json'], Failure>> {
    const { draftId, ...body } = input;
    return this.#calls.send(
      { id: 'rephrasePost', method: 'post', path: '/v2/post/rephrase' },
      { headers: { 'idempotency-key': draftId }, body },
      options,
    ) as Promise<Result<operations['rephrasePost']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Words that hurt. */
  listAbusiveWords(
    options: CallOptions = {},
  ): Promise<Result<operations['listAbusiveWords']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listAbusiveWords', method: 'get', path: '/v1/abusive-words' },
      {},
      options,
    ) as Promise<Result<operations['listAbusiveWords']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Changes the user’s own post. */
  editPost(
    input: operations['editPost']['parameters']['path'] & { readonly profileTag: NonNullable<operations['editPost']['parameters']['header']>['profile-tag'] } & operations['editPost']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['editPost']['responses'][200]['content']['application/json'], Failure>> {
    const { profileTag, postId, ...body } = input;
    return this.#calls.send(
      { id: 'editPost', method: 'put', path: '/v2/post/{postId}', purpose: 'repeated' },
      { path: { postId }, headers: { 'profile-tag': profileTag }, body },
      options,
    ) as Promise<Result<operations['editPost']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Deletes the user’s own post. */
  deletePost(
    path: operations['deletePost']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'deletePost', method: 'delete', path: '/v1/post/{postId}', purpose: 'repeated' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** Brings the user’s own deleted post back. */
  restorePost(
    input: operations['restorePost']['parameters']['path'] & { readonly profileTag: NonNullable<operations['restorePost']['parameters']['header']>['profile-tag'] },
    options: CallOptions = {},
  ): Promise<Result<operations['restorePost']['responses'][200]['content']['application/json'], Failure>> {
    const { profileTag, postId } = input;
    return this.#calls.send(
      { id: 'restorePost', method: 'post', path: '/v1/post/{postId}/restore', purpose: 'repeated' },
      { path: { postId }, headers: { 'profile-tag': profileTag } },
      options,
    ) as Promise<Result<operations['restorePost']['responses'][200]['content']['application/json'], Failure>>;
  }
}
