// Generated from openapi/video.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/video';
import type { Answer, HandlerContext, None } from '../handler';
import type { Viewer } from '../viewer';

export interface ListVideosRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: operations['listVideos']['parameters']['query'];
  readonly headers: None;
  readonly body: undefined;
}

export type ListVideosAnswer = Answer<200, operations['listVideos']['responses'][200]['content']['application/json']>;

/** Video service: one handler per operation. */
export type VideoHandlers = {
  /** The videos of a company. */
  listVideos(request: ListVideosRequest): Promise<ListVideosAnswer>;
};
