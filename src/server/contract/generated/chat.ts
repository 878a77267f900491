// Generated from openapi/chat.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/chat';
import type { Answer, HandlerContext, None } from '../handler';
import type { ShownViewer, Viewer } from '../viewer';

export interface GetChatStatusRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetChatStatusAnswer = Answer<200, operations['getChatStatus']['responses'][200]['content']['application/json']>;

export interface GetChatMetaRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetChatMetaAnswer = Answer<200, operations['getChatMeta']['responses'][200]['content']['application/json']>;

export interface ListTalksRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: operations['listTalks']['parameters']['query'];
  readonly headers: None;
  readonly body: undefined;
}

export type ListTalksAnswer = Answer<200, operations['listTalks']['responses'][200]['content']['application/json']>;

export interface AcceptTalkRequest extends HandlerContext<Viewer> {
  readonly path: operations['acceptTalk']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type AcceptTalkAnswer = Answer<200, operations['acceptTalk']['responses'][200]['content']['application/json']>;

export interface LeaveTalkRequest extends HandlerContext<Viewer> {
  readonly path: operations['leaveTalk']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type LeaveTalkAnswer = Answer<204, null>;

export interface ListMessagesRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: operations['listMessages']['parameters']['query'];
  readonly headers: None;
  readonly body: undefined;
}

export type ListMessagesAnswer = Answer<200, operations['listMessages']['responses'][200]['content']['application/json']>;

export interface ReadTalkRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['readTalk']['requestBody']['content']['application/json'];
}

export type ReadTalkAnswer = Answer<204, null>;

export interface SendMessageRequest extends HandlerContext<ShownViewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: operations['sendMessage']['parameters']['header'];
  readonly body: operations['sendMessage']['requestBody']['content']['application/json'];
}

export type SendMessageAnswer = Answer<201, operations['sendMessage']['responses'][201]['content']['application/json']>;

export interface RequestTalkRequest extends HandlerContext<ShownViewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: operations['requestTalk']['parameters']['header'];
  readonly body: operations['requestTalk']['requestBody']['content']['application/json'];
}

export type RequestTalkAnswer = Answer<201, operations['requestTalk']['responses'][201]['content']['application/json']>;

/** Chat service: one handler per operation. */
export type ChatHandlers = {
  /** Whether the user can write messages. */
  getChatStatus(request: GetChatStatusRequest): Promise<GetChatStatusAnswer>;
  /** Counts over one’s conversations. */
  getChatMeta(request: GetChatMetaRequest): Promise<GetChatMetaAnswer>;
  /** One’s conversations, the newest first. */
  listTalks(request: ListTalksRequest): Promise<ListTalksAnswer>;
  /** Accepts a request. */
  acceptTalk(request: AcceptTalkRequest): Promise<AcceptTalkAnswer>;
  /** Leaves a conversation, or declines or takes back a request. */
  leaveTalk(request: LeaveTalkRequest): Promise<LeaveTalkAnswer>;
  /** Messages of a conversation, the oldest first. */
  listMessages(request: ListMessagesRequest): Promise<ListMessagesAnswer>;
  /** Marks the messages up to a number as read. */
  readTalk(request: ReadTalkRequest): Promise<ReadTalkAnswer>;
  /** Writes a message. */
  sendMessage(request: SendMessageRequest): Promise<SendMessageAnswer>;
  /** Asks a pseudonym for a conversation. */
  requestTalk(request: RequestTalkRequest): Promise<RequestTalkAnswer>;
};
