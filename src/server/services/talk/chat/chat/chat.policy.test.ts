import { expect, it } from 'vitest';
import type { Message } from '@/contract/generated/chat';
import { MESSAGE_CHANGE_MS } from '@/core/talk/chat/chat.rules';
import type { ShownViewer } from '@/server/contract/viewer';
import {
  conversationNotFound,
  messageNotFound,
  pseudonymOf,
  requireChangeable,
  requireOpen,
  requireReportable,
} from './chat.policy';

const SENT_AT = '2026-11-20T10:00:00.000Z';
const SENT = Date.parse(SENT_AT);
const message = (change: Partial<Message> = {}) =>
  ({ id: 'm1', state: 'SENT', isMine: true, sentAt: SENT_AT, content: 'Hello', ...change }) as Message;
const refusal = (status: number, code: string) => expect.objectContaining({ status, code });
const viewer = (isWriter: boolean, ...profileTypes: readonly string[]) =>
  ({ isWriter, profiles: profileTypes.map((profileType) => ({ profileType })) }) as unknown as ShownViewer;

it('a writer speaks under the pseudonym, and nobody else does', () => {
  expect(pseudonymOf(viewer(true, 'PUBLIC', 'ANONYMOUS'))).toEqual({ profileType: 'ANONYMOUS' });
  for (const other of [viewer(false, 'ANONYMOUS'), viewer(true, 'PUBLIC')])
    expect(() => pseudonymOf(other)).toThrow(refusal(422, 'writer_required'));
});

it('a conversation takes messages once it is accepted and until it is over', () => {
  expect(() => requireOpen('OPEN')).not.toThrow();
  expect(() => requireOpen('CLOSED')).toThrow(refusal(422, 'talk_closed'));
  for (const state of ['WAITING', 'ASKED'] as const)
    expect(() => requireOpen(state)).toThrow(refusal(422, 'talk_not_accepted'));
});

it('a message of somebody else is reported while it is there', () => {
  expect(() => requireReportable(message({ isMine: false }))).not.toThrow();
  expect(() => requireReportable(message({ isMine: false, state: 'DELETED' }))).toThrow(
    refusal(404, 'message_not_found'),
  );
  expect(() => requireReportable(message())).toThrow(refusal(422, 'own_message'));
});

it('one’s own message is changed for a while', () => {
  expect(() => requireChangeable(message(), SENT + MESSAGE_CHANGE_MS - 1)).not.toThrow();
  expect(() => requireChangeable(message(), SENT + MESSAGE_CHANGE_MS)).toThrow(refusal(422, 'message_settled'));
  for (const gone of [null, message({ isMine: false }), message({ state: 'DELETED' })])
    expect(() => requireChangeable(gone, SENT)).toThrow(refusal(404, 'message_not_found'));
});

it('what the user may not know of is not found', () => {
  expect([conversationNotFound(), messageNotFound()]).toEqual([
    refusal(404, 'talk_not_found'),
    refusal(404, 'message_not_found'),
  ]);
});
