import type { Exchange } from '../wire/exchange';

/** All rules with their requirements, worst first. Reports keep this order. */
export const RULES = {
  'allowed-without-session': 'A call that needs a session is refused without one.',
  'allowed-to-other': 'What belongs to one user is refused to others.',
  leak: 'No answer holds what identifies another user.',
  'small-group': 'A figure of fewer people than the minimum is withheld.',
  'too-fine': 'Moments are no finer than the contract says.',
  trace: 'No sentence for people holds code, a statement or a stack.',
  'cookie-flags': 'The session’s cookies are out of reach for scripts and other sites.',
  'shared-cache': 'No shared cache keeps what a session is answered with.',
  'stale-cache': 'What was removed is gone from caches within a minute.',
  'guest-mark': 'What marks a user’s own things is empty for a guest.',
  'server-error': 'No call is answered with 5xx, except on purpose.',
  'no-answer': 'Each call is answered, whole and in time.',
  'lost-write': 'What was written can be read.',
  'lost-member': 'A change keeps what it was not sent.',
  'still-there': 'What was deleted is gone.',
  'written-twice': 'One idempotency key writes once, and a repeated write counts once.',
  state: 'A thing goes through the states that its contract says, and no others.',
  'refused-change': 'A refused act changes nothing.',
  'wrong-outcome': 'A call is answered as its recipe says.',
  'undeclared-status': 'Each status is declared.',
  'media-type': 'Each media type is declared.',
  body: 'Each body fits its schema.',
  'problem-status': 'A problem names the status that it came with.',
  'problem-code': 'A problem’s code is declared by its operation.',
  'problem-words': 'A problem says its status in words, and has a sentence for people.',
  'code-status': 'A problem’s code comes with its own status.',
  'problem-fields': 'A refused request has its wrong fields named, by their paths.',
  'undeclared-header': 'Each header is declared, or one of the infrastructure.',
  'missing-header': 'Each required header is there.',
  'header-value': 'Each header fits its schema.',
  'request-id': 'Each request has an id of its own.',
  'content-length': 'A body is as long as its answer says.',
  'unknown-query': 'A call with a parameter that the operation does not know is no success.',
  'item-twice': 'No item comes twice in a walk of pages.',
  'page-size': 'A page holds no more than its limit.',
  'stale-total': 'A total counts what the pages hold.',
  figure: 'Figures are as exact as the contract says, and agree with each other.',
  filter: 'A filter leaves what it asks for, and nothing else.',
  'item-missing': 'A walk of pages holds every item.',
  order: 'A list comes in the order that its contract says.',
  cursor: 'A walk of pages goes on and ends.',
  event: 'Each event over the sockets is declared and fits its schema.',
} as const;

export type Rule = keyof typeof RULES;

/** Rules that no baseline can excuse, because breaking them exposes people or breaks the service. */
export const NEVER_EXCUSED: readonly Rule[] = [
  'allowed-without-session',
  'allowed-to-other',
  'leak',
  'small-group',
  'too-fine',
  'shared-cache',
  'server-error',
];

export interface Fault {
  readonly rule: Rule;
  readonly operationId: string;
  readonly title: string;
  readonly wanted: string;
  readonly got: string;
  readonly pointer: readonly string[];
  readonly exchange: Exchange;
}

/** `pointer` is relative to the operation. */
export type MakeFault = (rule: Rule, title: string, wanted: string, got: string, pointer: readonly string[]) => Fault;
