import type { SentRequest } from '../wire/exchange';
import type { TextFinder } from '../wire/text-finder';

const MASK = '••••••';
const SECRET_HEADER = /^(cookie|set-cookie|authorization|proxy-authorization|x-api-key)$/;
const SECRET_MEMBER = /("(?:token|password|secret|otp|nonce)"\s*:\s*)"[^"]*"/g;

/** Returns headers without session values. Cookie names stay. */
export function maskedHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, SECRET_HEADER.test(name) ? maskedValue(name, value) : value]),
  );
}

export function maskedText(text: string, secrets: TextFinder): string {
  const open = text.replaceAll(SECRET_MEMBER, `$1"${MASK}"`);
  return secrets(open).reduce((kept, secret) => kept.replaceAll(secret, MASK), open);
}

export function maskedRequest(request: SentRequest, secrets: TextFinder): SentRequest {
  const headers = Object.entries(maskedHeaders(request.headers)).map(([name, value]) => [
    name,
    maskedText(value, secrets),
  ]);
  return {
    ...request,
    path: maskedText(request.path, secrets),
    headers: Object.fromEntries(headers),
    body: request.body === null ? null : maskedText(request.body, secrets),
  };
}

function maskedValue(name: string, value: string): string {
  if (name !== 'cookie' && name !== 'set-cookie') return MASK;
  return value.replaceAll(/(^|[;,] ?)([\w-]+)=[^;,]*/g, `$1$2=${MASK}`);
}
