import { randomUUID } from 'node:crypto';
import { isObject, parsedJson } from '../values';
import { atBody, problemAnswer } from './faulty-proxy';
import type { LiveFault } from './live-fault';
import { withQuery } from './live-fault';
import type { ProxiedAnswer, ProxyFault } from './proxy-fault';

const NO_CONTENT: ProxiedAnswer = {
  status: 204,
  headers: { 'cache-control': 'no-store', 'x-request-id': '0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11' },
  body: '',
};

/** Faults that need a live server: sessions, stores, pages, keys. */
export const liveFaults: readonly LiveFault[] = [
  { name: 'session ignored', service: 'notification', only: 'listNotifications', start: sessionIgnored },
  { name: 'session ignored', service: 'jobs', only: 'listJobAlerts', start: sessionIgnored },
  {
    name: 'signed-in client refused as a crawler',
    service: 'aggregation',
    only: 'listVisitedCompanies/as-browsers-send',
    start: () => ({
      instead: ({ headers }) =>
        /^Mozilla/.test(headers['user-agent'] ?? '') ? null : problemAnswer(403, 'crawler_not_allowed'),
    }),
  },
  {
    name: 'session told to any caller',
    service: 'login',
    only: 'introspectSession',
    start: () => ({
      ask: ({ headers, ...request }) => ({
        ...request,
        headers: { ...headers, 'service-key': 'example:0123456789abcdef0123456789abcdef' },
      }),
    }),
  },
  { name: 'cache without regard to the user', service: 'user', only: 'saveBasicDetails/stored', start: sharedCache },
  {
    name: 'lost write',
    service: 'user',
    only: 'saveSubscription/stored',
    start: () => lostWrites('POST', '/subscription'),
  },
  {
    name: 'lost write',
    service: 'user',
    only: 'savePreferences/stored',
    start: () => lostWrites('POST', '/preferences'),
  },
  { name: 'delete that does nothing', service: 'jobs', only: 'deleteJobAlert/life', start: deletesNothing },
  { name: 'delete that does nothing', service: 'user', only: 'deleteWorkExperience/life', start: deletesNothing },
  { name: 'idempotency key ignored', service: 'feed', only: 'createOffer/repeat', start: keysIgnored },
  { name: 'idempotency key ignored', service: 'feed', only: 'createPost/repeat', start: keysIgnored },
  {
    name: 'cursor ignored',
    service: 'feed',
    only: 'listFeed/pages',
    start: () => ({ ask: (request) => withQuery(request, (query) => query.delete('cursor')) }),
  },
  { name: 'limit off by one', service: 'feed', only: 'listFeed/pages', start: limitOffByOne },
  { name: 'limit off by one', service: 'company', only: 'listCompanies/numbered', start: limitOffByOne },
  {
    name: 'stale total',
    service: 'company',
    only: 'listCompanies/numbered',
    start: () => atBody((body) => (typeof body.total === 'number' ? { ...body, total: body.total - 2 } : null)),
  },
  {
    name: 'page number ignored',
    service: 'jobs',
    only: 'listJobs/numbered',
    start: () => ({ ask: (request) => withQuery(request, (query) => query.delete('page')) }),
  },
  {
    name: 'message skipped at each page',
    service: 'chat',
    only: 'listMessages/bounds',
    start: () => ({ ask: (request) => withQuery(request, (query) => moved(query, 'after', 1)) }),
  },
  { name: 'message repeated after an insert', service: 'chat', only: 'listMessages/bounds', start: pagesByOffset },
  { name: 'message of the meantime left out', service: 'chat', only: 'listMessages/bounds', start: endsWhereItBegan },
  { name: 'origin ignored', service: 'jobs', only: 'createJobAlert', start: originIgnored },
  { name: 'late failure', service: 'search', only: 'search', start: lateFailure },
  {
    name: 'member for debugging',
    service: 'jobs',
    only: 'listJobs/good',
    start: () => atBody((body) => ({ ...body, debugUser: randomUUID() })),
  },
  { name: 'length one too long', service: 'awards', only: 'listAwards/good', start: longerLength },
  {
    name: 'every refusal is 400',
    service: 'company',
    only: 'getCompany',
    start: () => ({ answer: (answer) => (answer.status >= 400 ? problemAnswer(400, 'validation_failed') : answer) }),
  },
  {
    name: 'unknown is empty',
    service: 'company',
    only: 'getCompany/404',
    start: () => ({
      answer: (answer) =>
        answer.status === 404
          ? { ...answer, status: 200, headers: { ...answer.headers, 'content-type': 'application/json' }, body: 'null' }
          : answer,
    }),
  },
  { name: 'deleted post that can be voted on', service: 'feed', only: 'states/post-deleted-vote', start: votesOnAll },
  { name: 'guests see what was deleted', service: 'feed', only: 'states/post-live-delete', start: staleForGuests },
  {
    name: 'deleted review that can be changed',
    service: 'review',
    only: 'states/review-deleted-change',
    start: deletesNothing,
  },
  {
    name: 'review that is brought back once',
    service: 'review',
    only: 'states/review-live-bring-back',
    start: () => ({
      instead: ({ path }) => (path.endsWith('/restoration') ? problemAnswer(404, 'review_not_found') : null),
    }),
  },
  {
    name: 'withdrawn pay that does not come back',
    service: 'user',
    only: 'states/salary-withdrawn-bring-back',
    start: () => ({ instead: ({ path }) => (path.endsWith('/restoration') ? NO_CONTENT : null) }),
  },
  {
    name: 'moment in a text',
    service: 'review',
    only: 'getReview/good/guest',
    start: () => atBody((body) => ('likes' in body ? { ...body, title: '2026-11-20T09:30:00.000Z' } : null)),
  },
  {
    name: 'guest with the marks of a user',
    service: 'review',
    only: 'getReview/good/guest',
    start: () => atBody((body) => ('isMine' in body ? { ...body, isMine: true } : null)),
  },
  { name: 'event with a member that nobody declared', service: 'realtime', only: 'voteCast', start: debugEvents },
  { name: 'event that nobody declared', service: 'realtime', only: 'postAdded', start: surprisingEvents },
  {
    name: 'event that is never sent',
    service: 'realtime',
    only: 'bookmarkChanged',
    start: () => ({ events: (event) => (event.name === 'bookmarkChanged' ? [] : [event]) }),
  },
  {
    name: 'event of one user sent to all',
    service: 'realtime',
    only: 'inboxCounted',
    start: () => ({ events: (event) => [{ ...event, isForAll: true }] }),
  },
];

function debugEvents(): ProxyFault {
  return {
    events: ({ name, args: [argument, ...others] }) => [
      { name, args: isObject(argument) ? [{ ...argument, debugUser: randomUUID() }, ...others] : others },
    ],
  };
}

function surprisingEvents(): ProxyFault {
  return { events: (event) => [event, { name: `${event.name}Again`, args: event.args }] };
}

function sessionIgnored(): ProxyFault {
  let cookie: string | undefined;
  return {
    ask: (request) => {
      cookie = request.headers.cookie ?? cookie;
      return cookie === undefined ? request : { ...request, headers: { ...request.headers, cookie } };
    },
  };
}

function sharedCache(): ProxyFault {
  const kept = new Map<string, ProxiedAnswer>();
  return {
    instead: ({ method, path }) => (method === 'GET' ? (kept.get(path) ?? null) : null),
    answer: (answer, { method, path }) => {
      if (method !== 'GET') kept.clear();
      else if (answer.status === 200) kept.set(path, answer);
      return answer;
    },
  };
}

function lostWrites(method: string, path: string): ProxyFault {
  let read: ProxiedAnswer | null = null;
  return {
    instead: (request) =>
      request.method === method && request.path.endsWith(path) ? { ...(read ?? NO_CONTENT), status: 200 } : null,
    answer: (answer, request) => {
      if (request.method === 'GET' && request.path.endsWith(path)) read = answer;
      return answer;
    },
  };
}

function deletesNothing(): ProxyFault {
  return { instead: ({ method }) => (method === 'DELETE' ? NO_CONTENT : null) };
}

function votesOnAll(): ProxyFault {
  return {
    answer: (answer, { method, path, body }) => {
      const vote = parsedJson(body);
      if (method !== 'POST' || !path.endsWith('/vote') || answer.status !== 404 || !isObject(vote)) return answer;
      const tally = { ...vote, upvotes: 1, downvotes: 0 };
      const headers = { ...answer.headers, 'content-type': 'application/json' };
      return { status: 200, headers, body: JSON.stringify(tally) };
    },
  };
}

function staleForGuests(): ProxyFault {
  const kept = new Map<string, ProxiedAnswer>();
  return {
    answer: (answer, { method, path, headers }) => {
      if (method !== 'GET' || headers.cookie !== undefined) return answer;
      const first = kept.get(path) ?? answer;
      kept.set(path, first);
      return first;
    },
  };
}

function keysIgnored(): ProxyFault {
  return {
    ask: (request) =>
      'idempotency-key' in request.headers
        ? { ...request, headers: { ...request.headers, 'idempotency-key': randomUUID() } }
        : request,
  };
}

function limitOffByOne(): ProxyFault {
  return {
    ask: (request) =>
      withQuery(request, (query) => {
        const limit = query.get('limit');
        if (limit !== null) query.set('limit', String(Number(limit) + 1));
      }),
  };
}

function moved(query: URLSearchParams, name: string, by: number): void {
  const bound = query.get(name);
  if (bound !== null) query.set(name, String(Number(bound) + by));
}

/** Pages by an offset from the newest message, so that a new message shifts the pages. */
function pagesByOffset(): ProxyFault {
  let sent = 0;
  return {
    ask: (request) => {
      if (request.method === 'POST' && request.path.endsWith('/message')) sent += 1;
      if (request.path.includes('limit=50')) sent = 0;
      return withQuery(request, (query) => moved(query, 'before', sent));
    },
  };
}

/** Pages forwards only up to the message that was the newest when paging began. */
function endsWhereItBegan(): ProxyFault {
  let newest = 0;
  let end: number | null = null;
  const numberOf = (item: unknown) => (isObject(item) ? Number(item.number) : 0);
  return {
    answer: (answer, { path }) => {
      const body = parsedJson(answer.body);
      if (!path.includes('/message/recent') || !isObject(body) || !Array.isArray(body.items)) return answer;
      if (!path.includes('after=')) {
        newest = Math.max(newest, ...body.items.map(numberOf));
        return answer;
      }
      const last = end ?? newest;
      end = last;
      const items = body.items.filter((item) => numberOf(item) <= last);
      return { ...answer, body: JSON.stringify({ ...body, items }) };
    },
  };
}

function originIgnored(): ProxyFault {
  let own: string | undefined;
  return {
    ask: (request) => {
      const { origin } = request.headers;
      if (origin !== undefined && !origin.includes('evil')) own = origin;
      return own === undefined ? request : { ...request, headers: { ...request.headers, origin: own } };
    },
  };
}

function lateFailure(): ProxyFault {
  let count = 0;
  return {
    instead: () => {
      count += 1;
      return count % 9 === 0 ? problemAnswer(500, 'internal_error') : null;
    },
  };
}

function longerLength(): ProxyFault {
  return {
    answer: (answer) => {
      const isJson = isObject(parsedJson(answer.body));
      const length = String(Buffer.byteLength(answer.body) + 1);
      return isJson ? { ...answer, headers: { ...answer.headers, 'content-length': length } } : answer;
    },
  };
}
