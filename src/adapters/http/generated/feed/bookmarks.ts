// Generated from openapi/feed.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/feed';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../../http-client';

/** Feed service: the calls of bookmarks. */
export class BookmarksApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('feed');
  }

  /** The user’s own bookmarks, the last one first. */
  listBookmarks(
    query: NonNullable<operations['listBookmarks']['parameters']['query']>,
    options: CallOptions = {},
  ): Promise<Result<operations['listBookmarks']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listBookmarks', method: 'get', path: '/v1/bookmarks' },
      { query },
      options,
    ) as Promise<Result<operations['listBookmarks']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The types and ids of all of the user’s bookmarks. */
  listBookmarkIds(
    options: CallOptions = {},
  ): Promise<Result<operations['listBookmarkIds']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listBookmarkIds', method: 'get', path: '/v1/bookmarks/ids' },
      {},
      options,
    ) as Promise<Result<operations['listBookmarkIds']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Adds a bookmark. */
  addBookmark(
    path: operations['addBookmark']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'addBookmark', method: 'put', path: '/v1/bookmarks/{kind}/{itemId}' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
  }

  /** Removes a bookmark. */
  removeBookmark(
    path: operations['removeBookmark']['parameters']['path'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'removeBookmark', method: 'delete', path: '/v1/bookmarks/{kind}/{itemId}' },
      { path },
      options,
    ) as Promise<Result<null, Failure>>;
  }
}
