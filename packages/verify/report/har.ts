import type { ServiceRun } from '../command/run-service';
import type { Exchange } from '../wire/exchange';
import type { TextFinder } from '../wire/text-finder';
import { textFinder } from '../wire/text-finder';
import { maskedHeaders, maskedRequest, maskedText } from './mask';

export function harOf(runs: readonly ServiceRun[], origin: string): object {
  return {
    log: {
      version: '1.2',
      creator: { name: 'tarakki verify', version: '1' },
      entries: runs.flatMap(({ exchanges, secrets }) => {
        const hidden = textFinder(secrets);
        return exchanges.map((exchange) => entryOf(exchange, origin, hidden));
      }),
    },
  };
}

function entryOf(exchange: Exchange, origin: string, secrets: TextFinder): object {
  const { request, answer, milliseconds, id } = exchange;
  const { method, path, headers, body } = maskedRequest(request, secrets);
  const url = new URL(path, origin);
  const mimeType = answer.headers['content-type'] ?? '';
  return {
    startedDateTime: '1970-01-01T00:00:00.000Z',
    time: milliseconds,
    comment: id,
    request: {
      method,
      url: url.href,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(headers),
      queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
      ...(body === null ? {} : { postData: { mimeType: headers['content-type'] ?? '', text: body } }),
      headersSize: -1,
      bodySize: body?.length ?? 0,
    },
    response: {
      status: answer.status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(maskedHeaders(answer.headers)),
      content: { size: answer.bytes, mimeType, text: maskedText(answer.body, secrets) },
      redirectURL: '',
      headersSize: -1,
      bodySize: answer.bytes,
    },
    cache: {},
    timings: { send: 0, wait: milliseconds, receive: 0 },
  };
}

function pairs(headers: Readonly<Record<string, string>>): readonly object[] {
  return Object.entries(headers).map(([name, value]) => ({ name, value }));
}
