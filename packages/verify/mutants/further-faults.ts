import { randomUUID } from 'node:crypto';
import { isObject, parsedJson } from '../values';
import { problemAnswer } from './faulty-proxy';
import type { LiveFault } from './live-fault';
import { cookieOf, faultyBody, misreadBody, withQuery } from './live-fault';
import type { ProxiedRequest, ProxyFault } from './proxy-fault';

const LIFE = 'deleteReview/life';
const GIVE = /\/reviews$/;
const ONE = /\/reviews\/([0-9a-f-]{36})$/;

/** Faults that another reviewer planted on 29 November 2026, before any check for them existed. */
export const furtherFaults: readonly LiveFault[] = [
  review('emoji lost', LIFE, () => stored((text) => text.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '?'))),
  review('line breaks lost', LIFE, () => stored((text) => text.replaceAll(/\s+/g, ' '))),
  review('backslashes lost', LIFE, () => stored((text) => text.replaceAll('\\', ''))),
  review('text decoded twice', LIFE, () => stored(decoded)),
  review('tags taken out', LIFE, () => stored((text) => text.replaceAll(/<\/?[a-z][^>]*>/gi, ''))),
  review('signs made alike', LIFE, () => stored((text) => text.normalize('NFKC'))),
  review('quotes doubled', LIFE, () => stored((text) => text.replaceAll("'", "''"))),
  review('other content under a known key', 'giveReview/idempotency_key_reused', comparedInPart),
  review('key used up by a refusal', 'giveReview', usedUpByRefusal),
  review('two in parallel', 'giveReview/repeat', twoInParallel),
  review('limit cut to the highest', 'listReviews/limits', () => ({
    ask: (request) =>
      withQuery(request, (query) => {
        if (Number(query.get('limit')) > 50) query.set('limit', '50');
      }),
  })),
  review('owner unchecked', 'deleteReview', ownerUnchecked),
  review('second value of a filter ignored', 'listReviews/filters', () => ({
    ask: (request) =>
      withQuery(request, (query) => {
        const rating = query.get('rating');
        if (rating !== null && /^[1-5](,[1-5])+$/.test(rating)) query.set('rating', rating.charAt(0));
      }),
  })),
  review('first of two filters alone', 'listReviews/filters', () => ({
    ask: (request) =>
      withQuery(request, (query) => {
        if (query.has('rating')) query.delete('department');
      }),
  })),
  review('listed id that leads nowhere', 'listReviews/items', () =>
    faultyBody(/\/reviews\?/, (body) => ({
      ...body,
      items: (Array.isArray(body.items) ? body.items : []).map((item) => ({ ...item, id: randomUUID() })),
    })),
  ),
  { name: 'quartiles that cross', service: 'salary', only: 'listSalaries/good', start: crossed },
  realtime('event sent twice', 'voteCast', () => ({ events: (event) => [event, event] })),
  realtime('event about another thing', 'voteCast', () => ({
    events: ({ name, args: [argument, ...others] }) => [
      {
        name,
        args: isObject(argument) ? [{ ...argument, resourceId: randomUUID() }, ...others] : [argument, ...others],
      },
    ],
  })),
];

function review(name: string, only: string, start: () => ProxyFault): LiveFault {
  return { name, service: 'review', only, start };
}

function realtime(name: string, only: string, start: () => ProxyFault): LiveFault {
  return { name, service: 'realtime', only, start };
}

function stored(change: (text: string) => string): ProxyFault {
  const changed = (review: Readonly<Record<string, unknown>>) => ({
    ...review,
    ...(typeof review.likes === 'string' ? { likes: change(review.likes) } : {}),
    ...(typeof review.dislikes === 'string' ? { dislikes: change(review.dislikes) } : {}),
  });
  return misreadBody((body) => {
    if (isObject(body.review)) return { ...body, review: changed(body.review) };
    return 'likes' in body ? changed(body) : null;
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function keyOf({ headers }: ProxiedRequest): string {
  return headers['idempotency-key'] ?? '';
}

function isGiven({ method, path }: ProxiedRequest): boolean {
  return method === 'POST' && GIVE.test(path);
}

function comparedInPart(): ProxyFault {
  const texts = new Map<string, unknown>();
  return misreadBody((body, request) => {
    if (!isGiven(request)) return null;
    const first = texts.get(keyOf(request)) ?? body.review;
    texts.set(keyOf(request), first);
    return { ...body, review: { ...Object(first), likes: Object(body.review).likes } };
  });
}

function usedUpByRefusal(): ProxyFault {
  const refused = new Set<string>();
  return {
    instead: (request) =>
      isGiven(request) && refused.has(keyOf(request)) ? problemAnswer(409, 'idempotency_key_reused') : null,
    answer: (answer, request) => {
      if (isGiven(request) && answer.status === 400) refused.add(keyOf(request));
      return answer;
    },
  };
}

function twoInParallel(): ProxyFault {
  const begun = new Set<string>();
  return {
    ask: (request) => {
      const key = keyOf(request);
      if (!isGiven(request)) return request;
      if (begun.has(key)) return { ...request, headers: { ...request.headers, 'idempotency-key': randomUUID() } };
      begun.add(key);
      return request;
    },
    answer: (answer, request) => {
      begun.delete(keyOf(request));
      return answer;
    },
  };
}

function ownerUnchecked(): ProxyFault {
  const owners = new Map<string, Readonly<Record<string, string>>>();
  return {
    ask: (request) => {
      const own = owners.get(ONE.exec(request.path)?.[1] ?? '');
      return own === undefined || request.method === 'GET'
        ? request
        : { ...request, headers: { ...request.headers, ...own } };
    },
    answer: (answer, request) => {
      const made = parsedJson(answer.body);
      const [cookie, user] = [request.headers.cookie, cookieOf(request, 'UAC_I')];
      if (isGiven(request) && isObject(made) && typeof made.reviewId === 'string' && cookie !== undefined)
        owners.set(made.reviewId, { cookie, ...(user === null ? {} : { 'user-id': user }) });
      return answer;
    },
  };
}

function crossed(): ProxyFault {
  const exchanged = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(exchanged);
    if (!isObject(value)) return value;
    const inner = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, exchanged(member)]));
    return 'lowerQuartile' in inner && 'upperQuartile' in inner
      ? { ...inner, lowerQuartile: inner.upperQuartile, upperQuartile: inner.lowerQuartile }
      : inner;
  };
  return faultyBody(/./, (body) => exchanged(body));
}
