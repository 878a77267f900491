import { STATUS_CODES } from 'node:http';
import { isObject, parsedJson } from '../values';
import { SESSION_COOKIES } from '../wire/cookies';
import type { Exchange } from '../wire/exchange';
import type { Fault, MakeFault } from './fault';

/** Matches stack traces and database errors, which no text for users contains. */
const TRACES =
  /Traceback \(most recent|\bat \S+ \(\S+:\d+:\d+\)|\bat \S+:\d+:\d+|SQLSTATE|\bpsycopg|node:internal|\.(java|py|rb|php|go|js|ts):\d+|\brelation "\w+" does not exist|\bselect\b.+\bfrom\b.+\bwhere\b|Exception\b/i;

/** Checks the charset, the flags of session cookies, and the texts of problems. */
export function wireFaults(exchange: Exchange, fault: MakeFault): readonly Fault[] {
  return [...charsetFaults(exchange, fault), ...cookieFaults(exchange, fault), ...wordFaults(exchange, fault)];
}

function charsetFaults({ answer }: Exchange, fault: MakeFault): readonly Fault[] {
  const type = answer.headers['content-type'] ?? '';
  const [, charset] = /;\s*charset="?([^";\s]+)/i.exec(type) ?? [];
  if (charset === undefined || !/json/.test(type) || charset.toLowerCase() === 'utf-8') return [];
  return [fault('media-type', `says that its JSON is ${charset}`, 'utf-8, or no charset', type, ['responses'])];
}

function cookieFaults({ answer, request, hasSession }: Exchange, fault: MakeFault): readonly Fault[] {
  return answer.setCookies.flatMap((line) => {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const [name = '', value = ''] = pair.split('=');
    if (value === '') return [];
    if (request.method === 'GET' && !hasSession && answer.status < 300)
      return [fault('cookie-flags', `sets a cookie ${name} for a guest who reads`, 'no cookie', name, ['responses'])];
    if (!SESSION_COOKIES.includes(name)) return [];
    const given = attributes.map((attribute) => attribute.toLowerCase());
    const isSecure = (request.headers.origin ?? '').startsWith('https:');
    const wanted = ['httponly', 'path=/', ...(isSecure ? ['secure'] : [])].filter((flag) => !given.includes(flag));
    if (!given.some((flag) => /^samesite=(strict|lax)$/.test(flag))) wanted.push('samesite');
    if (wanted.length === 0) return [];
    const title = `sets the session’s cookie ${name} without ${wanted.join(', ')}`;
    return [
      fault('cookie-flags', title, 'HttpOnly; SameSite; Path=/; Secure over https', attributes.join('; '), [
        'responses',
      ]),
    ];
  });
}

function wordFaults({ answer }: Exchange, fault: MakeFault): readonly Fault[] {
  const problem = answer.status >= 400 ? parsedJson(answer.body) : undefined;
  if (!isObject(problem)) return [];
  const { title, message, fields } = problem;
  const words = STATUS_CODES[answer.status];
  const said = [message, ...(isObject(fields) ? Object.values(fields) : [])].map(String);
  const trace = said.find((text) => TRACES.test(text));
  return [
    ...(words !== undefined && title !== words
      ? [
          fault('problem-words', `answers ${answer.status} with the title “${title}”`, words, String(title), [
            'responses',
          ]),
        ]
      : []),
    ...(said.some((text) => text.trim() === '')
      ? [fault('problem-words', 'refuses without a sentence for people', 'a sentence', '“”', ['responses'])]
      : []),
    ...(trace === undefined
      ? []
      : [
          fault('trace', 'shows code or a statement in a sentence for people', 'a sentence', trace.slice(0, 240), [
            'responses',
          ]),
        ]),
  ];
}
