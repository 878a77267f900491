// Generated from openapi/curate.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/curate';
import type { Answer, HandlerContext, None } from '../handler';
import type { Viewer } from '../viewer';

export interface RecordUsageRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: operations['recordUsage']['parameters']['header'];
  readonly body: operations['recordUsage']['requestBody']['content']['application/json'];
}

export type RecordUsageAnswer = Answer<204, null>;

export interface RecordEventsRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: operations['recordEvents']['parameters']['header'];
  readonly body: operations['recordEvents']['requestBody']['content']['application/json'];
}

export type RecordEventsAnswer = Answer<204, null>;

/** Curate service: one handler per operation. */
export type CurateHandlers = {
  /** Counts one use of a page. */
  recordUsage(request: RecordUsageRequest): Promise<RecordUsageAnswer>;
  /** Counts a batch of events. */
  recordEvents(request: RecordEventsRequest): Promise<RecordEventsAnswer>;
};
