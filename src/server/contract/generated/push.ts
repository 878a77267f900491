// Generated from openapi/push.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/push';
import type { Answer, HandlerContext, None } from '../handler';
import type { Viewer } from '../viewer';

export interface GetPushKeyRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetPushKeyAnswer = Answer<200, operations['getPushKey']['responses'][200]['content']['application/json']>;

export interface RegisterDeviceRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['registerDevice']['requestBody']['content']['application/json'];
}

export type RegisterDeviceAnswer = Answer<204, null>;

export interface UnregisterDeviceRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type UnregisterDeviceAnswer = Answer<204, null>;

export interface GetPushChoicesRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetPushChoicesAnswer = Answer<200, operations['getPushChoices']['responses'][200]['content']['application/json']>;

export interface SavePushChoicesRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['savePushChoices']['requestBody']['content']['application/json'];
}

export type SavePushChoicesAnswer = Answer<200, operations['savePushChoices']['responses'][200]['content']['application/json']>;

/** Push service: one handler per operation. */
export type PushHandlers = {
  /** The key that browsers subscribe with. */
  getPushKey(request: GetPushKeyRequest): Promise<GetPushKeyAnswer>;
  /** Registers a device for push. */
  registerDevice(request: RegisterDeviceRequest): Promise<RegisterDeviceAnswer>;
  /** Ends push to the device of the session. */
  unregisterDevice(request: UnregisterDeviceRequest): Promise<UnregisterDeviceAnswer>;
  /** The news that are pushed. */
  getPushChoices(request: GetPushChoicesRequest): Promise<GetPushChoicesAnswer>;
  /** Chooses the news that are pushed. */
  savePushChoices(request: SavePushChoicesRequest): Promise<SavePushChoicesAnswer>;
};
