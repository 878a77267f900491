// Generated from openapi/log.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/log';
import type { Answer, HandlerContext, None } from '../handler';
import type { Viewer } from '../viewer';

export interface LogErrorRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['logError']['requestBody']['content']['application/json'];
}

export type LogErrorAnswer = Answer<204, null>;

export interface LogPerformanceRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['logPerformance']['requestBody']['content']['application/json'];
}

export type LogPerformanceAnswer = Answer<204, null>;

export interface LogWebVitalsRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['logWebVitals']['requestBody']['content']['application/json'];
}

export type LogWebVitalsAnswer = Answer<204, null>;

/** Log service: one handler per operation. */
export type LogHandlers = {
  /** Stores an error report. */
  logError(request: LogErrorRequest): Promise<LogErrorAnswer>;
  /** Stores performance marks. */
  logPerformance(request: LogPerformanceRequest): Promise<LogPerformanceAnswer>;
  /** Stores web vitals beyond their limit. */
  logWebVitals(request: LogWebVitalsRequest): Promise<LogWebVitalsAnswer>;
};
