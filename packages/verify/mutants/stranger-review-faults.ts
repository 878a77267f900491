import { isObject, parsedJson } from '../values';
import type { LiveFault } from './live-fault';
import { cookieOf, faultyBody, jsonAnswer, misreadBody, queryOf, textOf, withQuery } from './live-fault';
import type { ProxiedAnswer, ProxiedRequest, ProxyFault } from './proxy-fault';

type Item = Readonly<Record<string, unknown>>;

const LIST = /\/reviews\?/;
const ONE = /\/reviews\/[0-9a-f-]{36}$/;
const MARK = /\/reviews\/([0-9a-f-]{36})\/helpful$/;
const STALE_MS = 10_000;

const PAGES = 'listReviews/pages';
const LIFE = 'deleteReview/life';
const ONLY: Readonly<Record<string, string>> = {
  'facet without a name': 'getReviewFacets',
  'id made of its author’s id': LIFE,
  'item skipped at each page': PAGES,
  'total of the page': PAGES,
  'cursor after the last page': PAGES,
  'pages by offset': PAGES,
  'list in another order': 'listReviewedCompanies',
  'mark that counts each time': 'markReviewHelpful',
  'mark that is not kept': 'markReviewHelpful',
  'edit that stores nothing': LIFE,
  'edit that empties a list': LIFE,
  'text cut short': LIFE,
  'text escaped as HTML': LIFE,
  'held thing in the list': 'states/review-held',
  'replaced thing still listed': 'states/review-with-another',
  'mean of three': 'listReviewedCompanies',
  'distribution that does not add up': 'getReviewFigures',
  'mean to four decimals': 'getReviewFigures',
  'fewer without a fact than with it': 'countSimilarContributions',
  'list that is stale for ten seconds': 'states/review-live-delete',
};

export const strangerReviewFaults: readonly LiveFault[] = [
  ...named({
    'facet without a name': () =>
      faultyBody(/\/review-facets\?/, (body) => ({
        ...body,
        department: itemsOf(body.department).map((facet) => ({ ...facet, name: null })),
      })),
    'id made of its author’s id': idOfAuthor,
    'item skipped at each page': () =>
      faultyBody(LIST, (body) =>
        body.nextCursor === null ? null : { ...body, items: itemsOf(body.items).slice(0, -1) },
      ),
    'total of the page': () => faultyBody(LIST, (body) => ({ ...body, total: itemsOf(body.items).length })),
    'cursor after the last page': cursorTooMany,
    'pages by offset': pagesByOffset,
    'list in another order': () =>
      faultyBody(/\/reviewed-companies/, ({ items }) =>
        itemsOf(items).toSorted((one, other) => String(one.name).localeCompare(String(other.name))),
      ),
    'mark that counts each time': marksEachTime,
    'mark that is not kept': () => ({
      ...misreadBody((_body, { path }) => (MARK.test(path) ? { isHelpful: false } : null)),
      ...faultyBody(MARK, (body) => ({ isHelpful: true, helpful: Number(body.helpful) + 1 })),
    }),
    'edit that stores nothing': editsNothing,
    'edit that empties a list': () => misreadBody((body) => ('aspects' in body ? { ...body, aspects: {} } : null)),
    'text cut short': () =>
      misreadBody((body) => {
        const cut = (text: Item) => ({ ...text, likes: String(text.likes).slice(0, 30) });
        if (isObject(body.review)) return { ...body, review: cut(body.review) };
        return 'likes' in body ? cut(body) : null;
      }),
    'text escaped as HTML': () => ({
      ...faultyBody(/\/(reviews|own-review)/, (body) => {
        if (isObject(body.review)) return { ...body, review: escaped(body.review) };
        return 'likes' in body ? escaped(body) : { ...body, items: itemsOf(body.items).map(escaped) };
      }),
    }),
    'held thing in the list': heldInList,
    'deleted thing in the figures': deletedInFigures,
    'replaced thing still listed': replacedInList,
    'mean of three': () =>
      faultyBody(/\/reviewed-companies/, ({ items }) => [
        ...itemsOf(items).slice(0, -1),
        ...itemsOf(items)
          .slice(-1)
          .map((item) => ({ ...item, count: 3, rating: 3 })),
      ]),
    'distribution that does not add up': () =>
      faultyBody(/\/review-figures\?/, (body) => ({
        ...body,
        distribution: (Array.isArray(body.distribution) ? body.distribution : []).with(0, 1_000_000),
      })),
    'mean to four decimals': () =>
      faultyBody(/\/review-figures\?/, (body) =>
        typeof body.rating === 'number' ? { ...body, rating: Number((body.rating - 0.0123).toFixed(4)) } : null,
      ),
    'fewer without a fact than with it': () =>
      faultyBody(/\/similar-contributions/, (body) => ({
        alike: 20,
        without: { ...(isObject(body.without) ? body.without : {}), jobProfile: 10 },
      })),
    'list that is stale for ten seconds': staleList,
  }),
];

function named(faults: Readonly<Record<string, () => ProxyFault>>): readonly LiveFault[] {
  return Object.entries(faults).map(([name, start]) => ({ name, service: 'review', only: ONLY[name] ?? null, start }));
}

function itemsOf(value: unknown): readonly Item[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function escaped(text: Item): Item {
  const signs: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  const escapedText = (value: unknown) =>
    typeof value === 'string' ? value.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign) : value;
  return { ...text, likes: escapedText(text.likes), dislikes: escapedText(text.dislikes) };
}

function idOfAuthor(): ProxyFault {
  const made = new Map<string, string>();
  const replaced = (text: string, pairs: Iterable<readonly [string, string]>) =>
    [...pairs].reduce((all, [from, to]) => all.replaceAll(from, to), text);
  const back = () => [...made].map(([real, shown]) => [shown, real] as const);
  return {
    ask: (request) => ({ ...request, path: replaced(request.path, back()), body: replaced(request.body, back()) }),
    answer: (answer, request) => {
      const body = parsedJson(answer.body);
      const author = cookieOf(request, 'UAC_I')?.replace(/^p-/, '') ?? null;
      const id = isObject(body) && request.method === 'POST' ? body.reviewId : undefined;
      if (typeof id === 'string' && author !== null && !made.has(id)) made.set(id, author.slice(0, 23) + id.slice(23));
      return { ...answer, body: replaced(answer.body, made) };
    },
  };
}

const END = 'ZW5kLW9mLWFsbA';

function cursorTooMany(): ProxyFault {
  let last: ProxiedAnswer | null = null;
  return {
    instead: (request) => {
      if (last === null || queryOf(request).get('cursor') !== END) return null;
      return jsonAnswer(last, { items: [], nextCursor: null, total: 0, isTotalCapped: false });
    },
    answer: (answer, request) => {
      const body = parsedJson(answer.body);
      if (!LIST.test(request.path) || answer.status !== 200 || !isObject(body)) return answer;
      last = answer;
      const isFull = body.nextCursor === null && itemsOf(body.items).length > 0;
      return isFull ? { ...answer, body: JSON.stringify({ ...body, nextCursor: END }) } : answer;
    },
  };
}

/** Uses offset cursors, so that concurrent additions shift the pages. */
function pagesByOffset(): ProxyFault {
  return {
    ask: (request) => {
      const query = queryOf(request);
      const [, offset] = /^offset-(\d+)$/.exec(query.get('cursor') ?? 'offset-0') ?? [];
      if (!LIST.test(request.path) || request.method !== 'GET' || offset === undefined) return request;
      const limit = query.get('limit') ?? '20';
      if (!/^([1-9]|1\d|20)$/.test(limit)) return request;
      const whole = withQuery(request, (own) => {
        own.delete('cursor');
        own.set('limit', '50');
      });
      return { ...whole, headers: { ...whole.headers, 'x-page': `${offset} ${limit}` } };
    },
    answer: (answer, request) => {
      const body = parsedJson(answer.body);
      const [offset, limit] = (request.headers['x-page'] ?? '').split(' ').map(Number);
      if (answer.status !== 200 || !isObject(body) || offset === undefined || limit === undefined) return answer;
      const items = itemsOf(body.items);
      const end = offset + limit;
      const nextCursor = end < items.length ? `offset-${end}` : null;
      return { ...answer, body: JSON.stringify({ ...body, items: items.slice(offset, end), nextCursor }) };
    },
  };
}

function marksEachTime(): ProxyFault {
  const extra = new Map<string, number>();
  const marked = new Set<string>();
  const counted = (body: Item, id: string) => ({ ...body, helpful: Number(body.helpful) + (extra.get(id) ?? 0) });
  return {
    answer: (answer, request) => {
      const [, id = ''] = MARK.exec(request.path) ?? [];
      const body = parsedJson(answer.body);
      if (answer.status !== 200 || !isObject(body)) return answer;
      if (id !== '' && body.isHelpful === true) {
        const mark = `${cookieOf(request, 'AT')} ${id}`;
        if (marked.has(mark)) extra.set(id, (extra.get(id) ?? 0) + 1);
        marked.add(mark);
      }
      const own = id === '' && ONE.test(request.path) ? String(body.id) : id;
      return own === '' ? answer : { ...answer, body: JSON.stringify(counted(body, own)) };
    },
  };
}

function editsNothing(): ProxyFault {
  const texts = new Map<string, unknown>();
  return {
    ...misreadBody((_body, { method, path }) => {
      const first = texts.get(path.split('/').at(-1) ?? '');
      return method === 'PUT' && isObject(first) ? first : null;
    }),
    answer: (answer, request) => {
      const [made, sent] = [parsedJson(answer.body), parsedJson(textOf(request))];
      if (request.method === 'POST' && isObject(made) && isObject(sent) && typeof made.reviewId === 'string')
        texts.set(made.reviewId, sent.review);
      return answer;
    },
  };
}

function heldInList(): ProxyFault {
  const held = new Map<string, unknown>();
  const withListed = listing();
  return {
    answer: (answer, request) => {
      const [made, sent] = [parsedJson(answer.body), parsedJson(textOf(request))];
      if (request.method === 'POST' && isObject(made) && isObject(sent) && isObject(sent.review)) {
        const likes = String(sent.review.likes);
        if (/\d{5} \d{5}/.test(likes)) held.set(String(made.reviewId), likes);
        return answer;
      }
      return withListed(answer, request, [...held]);
    },
  };
}

/** Puts the newest items on the first page of a list. */
function listing() {
  let like: Item | null = null;
  return (
    answer: ProxiedAnswer,
    request: ProxiedRequest,
    added: readonly (readonly [string, unknown])[],
  ): ProxiedAnswer => {
    const body = parsedJson(answer.body);
    if (!LIST.test(request.path) || request.method !== 'GET' || answer.status !== 200 || !isObject(body)) return answer;
    const items = itemsOf(body.items);
    like = items[0] ?? like;
    const [newest] = added.slice(-1);
    if (like === null || newest === undefined || queryOf(request).has('cursor')) return answer;
    const [id, likes] = newest;
    const limit = Number(queryOf(request).get('limit') ?? '20');
    const shown = [{ ...like, id, likes }, ...items.filter((item) => item.id !== id)].slice(0, limit);
    return { ...answer, body: JSON.stringify({ ...body, items: shown }) };
  };
}

function deletedInFigures(): ProxyFault {
  const deleted = new Set<string>();
  const { answer: counted } = faultyBody(/\/review-figures\?/, (body) => ({
    ...body,
    count: Number(body.count) + deleted.size,
    distribution: (Array.isArray(body.distribution) ? body.distribution : []).map((count, index) =>
      index === 3 ? Number(count) + deleted.size : count,
    ),
  }));
  return {
    answer: (answer, request) => {
      const id = request.path.split('/').at(-1) ?? '';
      if (request.method === 'DELETE' && answer.status < 300) deleted.add(id);
      if (request.path.endsWith('/restoration')) deleted.delete(request.path.split('/').at(-2) ?? '');
      return counted?.(answer, request) ?? answer;
    },
  };
}

function replacedInList(): ProxyFault {
  const given = new Map<string, string>();
  const replaced = new Map<string, unknown>();
  const withListed = listing();
  return {
    answer: (answer, request) => {
      const [made, sent] = [parsedJson(answer.body), parsedJson(textOf(request))];
      if (request.method === 'POST' && isObject(made) && isObject(sent) && typeof made.reviewId === 'string') {
        const key = `${cookieOf(request, 'UAC_I')} ${sent.companyName}`;
        const before = given.get(key);
        if (before !== undefined && before !== made.reviewId) replaced.set(before, 'There is a canteen that is open.');
        given.set(key, made.reviewId);
        return answer;
      }
      return withListed(answer, request, [...replaced]);
    },
  };
}

function staleList(): ProxyFault {
  const kept = new Map<string, { readonly at: number; readonly answer: ProxiedAnswer }>();
  return {
    answer: (answer, request) => {
      if (request.method !== 'GET' || !LIST.test(request.path) || answer.status !== 200) return answer;
      const key = `${request.path} ${cookieOf(request, 'AT')}`;
      const known = kept.get(key);
      if (known !== undefined && known.at > Date.now() - STALE_MS) return known.answer;
      kept.set(key, { at: Date.now(), answer });
      return answer;
    },
  };
}
