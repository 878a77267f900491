import { isObject } from '../values';
import { problemAnswer } from './faulty-proxy';
import type { LiveFault } from './live-fault';
import { cookieOf, faultyBody, faultyProblems, misreadBody, queryOf, withQuery } from './live-fault';
import type { ProxyFault } from './proxy-fault';
import { strangerReviewFaults } from './stranger-review-faults';

const TRACE = 'Traceback (most recent call last): psycopg.errors.UndefinedTable: relation "tbl_review" does not exist';

/**
 * Faults that another team planted in a review and an awards service on 27 November 2026, and that were not detected
 * then. Answers that take three seconds are not included, because they break no contract.
 */
export const strangerFaults: readonly LiveFault[] = [
  awards('one request id for all answers', () => ({
    answer: (answer) => ({
      ...answer,
      headers: { ...answer.headers, 'x-request-id': '0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11' },
    }),
  })),
  review('session cookie set again without its flags', 'listReviews/good', () => ({
    answer: (answer, request) => {
      const token = cookieOf(request, 'AT');
      return token === null
        ? answer
        : { ...answer, headers: { ...answer.headers, 'set-cookie': `AT=${token}; Path=/` } };
    },
  })),
  awards('charset that the text does not have', () => ({
    answer: (answer) => {
      const type = (answer.headers['content-type'] ?? '').split(';')[0] ?? '';
      return { ...answer, headers: { ...answer.headers, 'content-type': `${type}; charset=latin-1` } };
    },
  })),
  awards('title that is not the status in words', () => faultyProblems((problem) => ({ ...problem, title: 'Oops' }))),
  awards('problem without a message', () => faultyProblems((problem) => ({ ...problem, message: '' }))),
  awards('stack trace in a message', () => faultyProblems((problem) => ({ ...problem, message: TRACE }))),
  awards('score to three decimals', () =>
    faultyBody(/\/awards\?/, (body) => atItems(body, (item) => ({ ...item, score: Number(item.score) + 0.001 }))),
  ),
  awards('shared rank that is not said', () =>
    faultyBody(/\/awards\?/, (body) => atItems(body, (item) => ({ ...item, isShared: false }))),
  ),
  awards('failure at a page that the contract takes', () => ({
    instead: (request) => (queryOf(request).get('page') === '1000000000' ? problemAnswer(500, 'internal_error') : null),
  })),
  awards('unknown category answered with the first one', unknownCategory),
  review('undeclared parameter taken', 'getReviewFigures', () => ({
    ask: (request) =>
      withQuery(request, (query) => {
        for (const name of [...query.keys()]) if (!DECLARED.includes(name)) query.delete(name);
      }),
  })),
  review('text that is one character too short, taken', 'giveReview/limit', () =>
    inReview((text) => (lengthOf(text.likes) === 19 ? { ...text, likes: `${text.likes}.` } : null)),
  ),
  review('text that nobody can see, taken', 'giveReview', () =>
    inReview((text) =>
      lengthOf(text.likes) >= 20 && /^[\s\p{Cf}]*$/u.test(String(text.likes))
        ? { ...text, likes: 'There is a canteen that is open.' }
        : null,
    ),
  ),
  review('number as text, taken', 'giveReview', () =>
    inReview((text) => (typeof text.rating === 'string' ? { ...text, rating: Number(text.rating) } : null)),
  ),
  review('failure at a long text that the contract takes', 'giveReview', longTextFails),
  review('origin that only begins like the own one, taken', 'markReviewHelpful', originBegins),
  review('filter ignored', 'listReviews/filters', () => ignoring('rating', /^[1-5](,[1-5])*$/)),
  review('order ignored', 'listReviews/pages', () => ignoring('sort', /^helpful$/)),
  ...strangerReviewFaults,
];

const DECLARED =
  'company department designation family location employment who rating liked disliked months q sort cursor limit'.split(
    ' ',
  );

function awards(name: string, start: () => ProxyFault): LiveFault {
  return { name, service: 'awards', only: null, start };
}

function review(name: string, only: string, start: () => ProxyFault): LiveFault {
  return { name, service: 'review', only, start };
}

function atItems(
  body: Readonly<Record<string, unknown>>,
  change: (item: Readonly<Record<string, unknown>>) => unknown,
): object {
  const items = Array.isArray(body.items) ? body.items : [];
  return { ...body, items: items.map((item) => (isObject(item) ? change(item) : item)) };
}

function inReview(change: (text: Readonly<Record<string, unknown>>) => object | null): ProxyFault {
  return misreadBody((body) => {
    if (!isObject(body.review)) return change(body);
    const text = change(body.review);
    return text === null ? null : { ...body, review: text };
  });
}

function ignoring(name: string, right: RegExp): ProxyFault {
  return {
    ask: (request) =>
      withQuery(request, (query) => {
        if (right.test(query.get(name) ?? '')) query.delete(name);
      }),
  };
}

function lengthOf(text: unknown): number {
  return typeof text === 'string' ? [...text].length : -1;
}

function longTextFails(): ProxyFault {
  return {
    instead: ({ method, body }) =>
      method !== 'GET' && body.length > 4_500 && body.length < 12_000 && /"(dis)?likes":"[^"]{4500,5000}"/.test(body)
        ? problemAnswer(500, 'internal_error')
        : null,
  };
}

function originBegins(): ProxyFault {
  let own: string | undefined;
  return {
    ask: (request) => {
      const { origin } = request.headers;
      if (origin === undefined || !origin.startsWith('http://127.0.0.1')) return request;
      own ??= origin;
      return { ...request, headers: { ...request.headers, origin: own } };
    },
  };
}

function unknownCategory(): ProxyFault {
  const known = new Set<string>();
  return {
    ask: (request) =>
      withQuery(request, (query) => {
        const category = query.get('category');
        const isName = /^[a-z0-9-]{1,60}$/i.test(category ?? '');
        if (category !== null && isName && known.size > 0 && !known.has(category)) query.delete('category');
      }),
    ...faultyBody(/\/awards\?/, ({ categories }) => {
      for (const one of Array.isArray(categories) ? categories : []) if (isObject(one)) known.add(String(one.urlName));
      return null;
    }),
  };
}
