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

export interface ListRoomsRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListRoomsAnswer = Answer<200, operations['listRooms']['responses'][200]['content']['application/json']>;

export interface EnterRoomRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['enterRoom']['requestBody']['content']['application/json'];
}

export type EnterRoomAnswer = Answer<200, operations['enterRoom']['responses'][200]['content']['application/json']>;

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

export interface MuteTalkRequest extends HandlerContext<Viewer> {
  readonly path: operations['muteTalk']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: operations['muteTalk']['requestBody']['content']['application/json'];
}

export type MuteTalkAnswer = Answer<200, operations['muteTalk']['responses'][200]['content']['application/json']>;

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

export interface EditMessageRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['editMessage']['requestBody']['content']['application/json'];
}

export type EditMessageAnswer = Answer<200, operations['editMessage']['responses'][200]['content']['application/json']>;

export interface SendMessageRequest extends HandlerContext<ShownViewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: operations['sendMessage']['parameters']['header'];
  readonly body: operations['sendMessage']['requestBody']['content']['application/json'];
}

export type SendMessageAnswer = Answer<201, operations['sendMessage']['responses'][201]['content']['application/json']>;

export interface DeleteMessageRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: operations['deleteMessage']['parameters']['query'];
  readonly headers: None;
  readonly body: undefined;
}

export type DeleteMessageAnswer = Answer<200, operations['deleteMessage']['responses'][200]['content']['application/json']>;

export interface ReportMessageRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['reportMessage']['requestBody']['content']['application/json'];
}

export type ReportMessageAnswer = Answer<204, null>;

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
  /** Counts over the user’s conversations. */
  getChatMeta(request: GetChatMetaRequest): Promise<GetChatMetaAnswer>;
  /** The user’s conversations, the newest first. */
  listTalks(request: ListTalksRequest): Promise<ListTalksAnswer>;
  /** The rooms of the user’s topics and companies. */
  listRooms(request: ListRoomsRequest): Promise<ListRoomsAnswer>;
  /** Enters a room. */
  enterRoom(request: EnterRoomRequest): Promise<EnterRoomAnswer>;
  /** Accepts a request. */
  acceptTalk(request: AcceptTalkRequest): Promise<AcceptTalkAnswer>;
  /** Leaves a conversation, or declines or withdraws a request. */
  leaveTalk(request: LeaveTalkRequest): Promise<LeaveTalkAnswer>;
  /** Mutes a conversation, or ends that. */
  muteTalk(request: MuteTalkRequest): Promise<MuteTalkAnswer>;
  /** Messages of a conversation, the oldest first. */
  listMessages(request: ListMessagesRequest): Promise<ListMessagesAnswer>;
  /** Marks the messages up to a number as read. */
  readTalk(request: ReadTalkRequest): Promise<ReadTalkAnswer>;
  /** Changes one of the user’s own messages. */
  editMessage(request: EditMessageRequest): Promise<EditMessageAnswer>;
  /** Writes a message. */
  sendMessage(request: SendMessageRequest): Promise<SendMessageAnswer>;
  /** Deletes one of the user’s own messages, for both. */
  deleteMessage(request: DeleteMessageRequest): Promise<DeleteMessageAnswer>;
  /** Reports a message of the other user to the moderators. */
  reportMessage(request: ReportMessageRequest): Promise<ReportMessageAnswer>;
  /** Asks a pseudonym for a conversation. */
  requestTalk(request: RequestTalkRequest): Promise<RequestTalkAnswer>;
};
