import { mergedOf } from '@tests/support/schema-values';
import { BYTES_TYPE, JSON_TYPE } from '@/contract/openapi-document';
import { maxFileBytesOf } from '@/contract/operations';
import type { Call } from '../calls/call';
import type { VerifiedOperation } from '../contract/service-contract';

const MAX_JSON_BYTES = 64 * 1024;

const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

export interface Refusal {
  readonly code: string;
  readonly or?: string;
  readonly title: string;
  readonly as?: 'guest' | 'forger';
  /** True if the smoke profile omits it. */
  readonly isOfFull?: boolean;
  readonly needsObject?: boolean;
  /** Returns the wrong call, or null if not applicable. `own` is the service's origin. */
  wrong(call: Call, own: string): Call | null;
}

/** Origins that a careless comparison accepts. */
const LIKE_OWN: readonly (readonly [string, (own: string) => string | null])[] = [
  ['from a site whose name begins like the own one', (own) => `${own.replace(/:\d+$/, '')}.evil.example`],
  ['from a site that begins like the own one', (own) => `${own}.evil.example`],
  ['from another port', (own) => own.replace(/(:\d+)?$/, ':1')],
  ['from no site', () => 'null'],
  ['without an origin', () => null],
];

/** Refusals that all operations of a kind share, by their codes in the contract. */
export const COMMON_REFUSALS: readonly Refusal[] = [
  { code: 'headers_missing', title: 'without appid', wrong: (call) => withHeaders(call, { appid: null }) },
  {
    code: 'headers_missing',
    or: 'validation_failed',
    title: 'from an unknown application',
    isOfFull: true,
    wrong: (call) => withHeaders(call, { appid: '998' }),
  },
  {
    code: 'body_malformed',
    title: 'with a body cut short',
    wrong: (call) => (hasFile(call.operation) ? null : { ...call, rawBody: '{' }),
  },
  {
    code: 'body_malformed',
    or: 'validation_failed',
    title: 'with an empty body',
    isOfFull: true,
    needsObject: true,
    wrong: (call) => ({ ...call, rawBody: '' }),
  },
  {
    code: 'validation_failed',
    title: 'with null for a body',
    isOfFull: true,
    needsObject: true,
    wrong: (call) => ({ ...call, rawBody: 'null' }),
  },
  { code: 'not_signed_in', title: 'without a session', as: 'guest', wrong: (call) => call },
  { code: 'not_signed_in', title: 'with a forged session', as: 'forger', wrong: (call) => call },
  {
    code: 'not_signed_in',
    title: 'with cookies that cannot be decoded',
    as: 'forger',
    isOfFull: true,
    wrong: (call) => withHeaders(call, { cookie: 'AT=%E0%A4%A; UAC_I=%' }),
  },
  {
    code: 'origin_not_allowed',
    title: 'from another site',
    wrong: (call) => (needsOrigin(call.operation) ? withHeaders(call, { origin: 'https://evil.example' }) : null),
  },
  ...LIKE_OWN.map(
    ([title, like]): Refusal => ({
      code: 'origin_not_allowed',
      title,
      isOfFull: true,
      wrong: (call, own) => (needsOrigin(call.operation) ? withHeaders(call, { origin: like(own) }) : null),
    }),
  ),
  {
    code: 'crawler_not_allowed',
    title: 'as a crawler',
    as: 'guest',
    wrong: (call) => withHeaders(call, { 'user-agent': CRAWLER }),
  },
  {
    code: 'profile_changed',
    title: 'under another profile',
    wrong: (call) =>
      withHeaders(
        call,
        call.operation.isShownUnderProfile
          ? { 'profile-tag': 'Nobody-has-this-tag_00' }
          : { 'user-id': 'nobody-at-all' },
      ),
  },
  {
    code: 'body_too_large',
    title: 'with too large a body',
    wrong: (call) => {
      const max = maxFileBytesOf(call.operation);
      if (max !== null) return { ...call, sample: { ...call.sample, body: new Uint8Array(max + 1) } };
      return { ...call, rawBody: `"${'x'.repeat(MAX_JSON_BYTES + 1)}"` };
    },
  },
  {
    code: 'content_type_unsupported',
    title: 'with a body of another type',
    wrong: (call) =>
      hasFile(call.operation)
        ? withHeaders(call, { 'content-type': 'image/png' })
        : { ...withHeaders(call, { 'content-type': 'text/plain' }), rawBody: 'text' },
  },
  {
    code: 'cursor_invalid',
    title: 'with a cursor of nobody’s',
    wrong: (call) => ({ ...call, sample: { ...call.sample, query: { ...call.sample.query, cursor: 'bm90LW9uZQ' } } }),
  },
];

function withHeaders(call: Call, headers: Call['headers']): Call {
  return { ...call, headers: { ...call.headers, ...headers } };
}

function hasFile({ requestBody }: VerifiedOperation): boolean {
  return requestBody?.content[BYTES_TYPE] !== undefined;
}

export function takesObject({ requestBody }: VerifiedOperation): boolean {
  return requestBody?.required === true && mergedOf(requestBody.content[JSON_TYPE]?.schema ?? {}).type === 'object';
}

function needsOrigin({ method, parameters }: VerifiedOperation): boolean {
  return method !== 'get' && parameters.some(({ name }) => name === 'origin');
}
