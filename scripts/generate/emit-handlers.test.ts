import { anOperation, aParameter, asJson } from '@tests/support/an-operation';
import { describe, expect, it } from 'vitest';
import { emitHandlers } from './emit-handlers';

describe('emitHandlers', () => {
  it('emits request, answer and handler of each operation', () => {
    const read = anOperation({ parameters: [aParameter('path', 'postId')] });
    const write = anOperation({
      operationId: 'createPost',
      summary: 'Writes a post.',
      needsSession: true,
      requestBody: { ...asJson(), required: true },
      responses: { '204': {} },
    });
    expect(
      emitHandlers('feed', 'Feed service', [read, write]),
    ).toBe(`export interface GetPostRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['getPost']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetPostAnswer = Answer<200, operations['getPost']['responses'][200]['content']['application/json']>;

export interface CreatePostRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['createPost']['requestBody']['content']['application/json'];
}

export type CreatePostAnswer = Answer<204, null>;

/** Feed service: one handler per operation. */
export type FeedHandlers = {
  /** One post. */
  getPost(request: GetPostRequest): Promise<GetPostAnswer>;
  /** Writes a post. */
  createPost(request: CreatePostRequest): Promise<CreatePostAnswer>;
};`);
  });

  it('hands the profiles to what is shown under one of them', () => {
    const shown = anOperation({ needsSession: true, isShownUnderProfile: true });
    expect(emitHandlers('feed', 'Feed service', [shown])).toContain(
      'GetPostRequest extends HandlerContext<ShownViewer>',
    );
  });
});
