// Faults that another reviewer planted on 29 November 2026, before any check for them existed.
import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';

const withBody = (answer, body, more = {}) => ({
  ...answer,
  body,
  headers: { ...answer.headers, 'content-length': body.length, ...more },
});
const saying = (answer, value) => withBody(answer, Buffer.from(JSON.stringify(value)));

const answers = (change) => ({
  answer: (answer, value, request) => {
    const changed = change(value, request);
    return changed === undefined ? answer : saying(answer, changed);
  },
});
const problems = (change) =>
  answers((value, request) => (value?.code === undefined ? undefined : change(value, request)));
const hits = (change) =>
  answers((value) => {
    if (value?.groups === undefined) return undefined;
    return { ...value, groups: value.groups.map((group) => ({ ...group, items: group.items.map(change) })) };
  });
const bytes = (change) => ({ answer: (answer, value) => withBody(answer, change(answer.body, value)) });
const headers = (more) => ({
  answer: (answer, _value, request) => ({ ...answer, headers: { ...answer.headers, ...more(request) } }),
});

const notices = (change) => ({ reads: (body) => (typeof body?.noticeId === 'string' ? change(body) : body) });
const member = (name, change) => notices((body) => ({ ...body, [name]: change(body[name]) }));
const text = (name, change) => member(name, (value) => (typeof value === 'string' ? change(value) : value));
const everyText = (change) =>
  notices((body) =>
    Object.fromEntries(
      Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? change(value, name) : value]),
    ),
  );
const requests = (change) => ({ before: (request, query, call) => void change(request.headers, query, request, call) });
const MAXIMA = {
  authority: 200,
  officerName: 200,
  designation: 200,
  reference: 200,
  legalBasis: 200,
  subject: 500,
  details: 5000,
};

function usedUpByRefusal() {
  const refused = new Set();
  return notices((body) => {
    const isShort = typeof body.details !== 'string' || body.details.length < 20;
    if (isShort) refused.add(body.noticeId);
    return refused.has(body.noticeId) ? { ...body, details: '' } : body;
  });
}

/** Checks whether a notice is known, and stores it a little later. */
function twoInParallel() {
  const begun = new Set();
  return {
    reads: async (body) => {
      if (typeof body?.noticeId !== 'string') return body;
      if (begun.has(body.noticeId)) return { ...body, noticeId: randomUUID() };
      begun.add(body.noticeId);
      await new Promise((done) => setTimeout(done, 30));
      begun.delete(body.noticeId);
      return body;
    },
  };
}

/** Compares only the subject of an earlier notice. */
function comparedInPart() {
  const known = new Map();
  return notices((body) => {
    const { noticeId, details } = body;
    if (typeof details !== 'string' || details.length < 20 || details.length > 5000) return body;
    const first = known.get(noticeId) ?? details;
    known.set(noticeId, first);
    return { ...body, details: first };
  });
}

function staleInTurns() {
  let reads = 0;
  return answers((value, { method }) => {
    if (method !== 'GET' || value?.agreed === undefined) return undefined;
    reads += 1;
    return reads % 2 === 0 ? { ...value, agreed: null } : undefined;
  });
}

/** Created anew for each server, since some faults keep state. */
export const FURTHER_FAULTS = {
  'byte-order-mark': () => bytes((body) => Buffer.concat([Buffer.from('\ufeff'), body])),
  'json-in-json': () => answers((value) => JSON.stringify(value)),
  'bytes-of-latin-1': () => bytes((_body, value) => Buffer.from(JSON.stringify(value), 'latin1')),
  'open-to-all-origins': () => headers(() => ({ 'access-control-allow-origin': '*' })),
  'own-terms-in-shared-caches': () =>
    headers(({ url }) => (url.endsWith('/terms') ? { 'cache-control': 'public, max-age=60' } : {})),
  'cookie-of-a-tracker': () => headers(() => ({ 'set-cookie': '_visitor=7f3k9q2x; Path=/; Max-Age=31536000' })),
  'session-in-a-message': () =>
    problems((value, { headers: { cookie } }) =>
      cookie === undefined ? undefined : { ...value, message: `No such thing for ${cookie}` },
    ),
  'compressed-unsaid': () => ({
    answer: (answer, _value, request) =>
      /gzip/.test(request.headers['accept-encoding'] ?? '') ? withBody(answer, gzipSync(answer.body)) : answer,
  }),
  'compressed-at-the-first-length': () => ({
    answer: (answer, _value, request) =>
      /gzip/.test(request.headers['accept-encoding'] ?? '')
        ? withBody(answer, gzipSync(answer.body).subarray(0, answer.body.length - 40), { 'content-encoding': 'gzip' })
        : answer,
  }),
  'made-is-200': () => ({ answer: (answer) => (answer.status === 201 ? { ...answer, status: 200 } : answer) }),
  'problem-without-a-type': () => problems(({ type: _type, ...value }) => value),
  'fields-as-a-list': () =>
    problems((value) => ({
      ...value,
      fields: Object.entries(value.fields).map(([name, message]) => ({ name, message })),
    })),
  'charset-of-a-request-refused': () =>
    requests((own) => {
      if (/;/.test(own['content-type'] ?? '')) own['content-type'] = 'text/plain';
    }),
  'plain-text-taken-as-json': () =>
    requests((own) => {
      if (own['content-type'] === 'text/plain') own['content-type'] = 'application/json';
    }),
  'origin-missing-taken': () =>
    requests((own) => {
      own.origin ??= `http://${own.host}`;
    }),
  'systemid-unchecked': () =>
    requests((own) => {
      own.systemid = 'AB_WEB';
    }),
  'any-appid': () =>
    requests((own) => {
      if (/^\d+$/.test(own.appid ?? '')) own.appid = '999';
    }),
  'shown-user-unchecked': () =>
    requests((own) => {
      delete own['user-id'];
    }),
  'user-of-a-header': () =>
    requests((own) => {
      if (own['user-id'] !== undefined) own.cookie = `AT=session-of-${own['user-id']}`;
    }),
  'any-session-taken': () =>
    requests((own) => {
      if (/AT=/.test(own.cookie ?? '')) own.cookie = 'AT=session-of-asha';
    }),
  'session-found-as-first-cookie-only': () =>
    requests((own) => {
      if (!/^AT=/.test(own.cookie ?? '')) delete own.cookie;
    }),
  'odd-cookie-fails': () => requests((own) => decodeURIComponent(own.cookie ?? '')),
  'broken-percent-fails': () => requests((_own, _query, { url }) => decodeURIComponent(url)),
  'number-with-a-tail-taken': () =>
    requests((_own, query) => {
      const limit = Number.parseInt(query.get('limit') ?? '', 10);
      if (limit > 0) query.set('limit', String(limit));
    }),
  'limit-cut-to-the-highest': () =>
    requests((_own, query) => {
      if (Number(query.get('limit')) > 10) query.set('limit', '10');
    }),
  'brackets-fail': () => requests((_own, query) => new RegExp(query.get('q') ?? '')),
  'query-word-in-capitals-taken': () =>
    requests((_own, query) => {
      if (query.has('type')) query.set('type', query.get('type').toLowerCase());
    }),
  'word-in-capitals-taken': () => text('kind', (kind) => kind.toLowerCase()),
  'address-without-a-domain-taken': () =>
    text('email', (email) => (/^\w+@\w+$/.test(email) ? `${email}.example` : email)),
  'impossible-day-taken': () => text('answerBy', (day) => (/^\d{4}-\d\d-\d\d$/.test(day) ? '2026-12-15' : day)),
  'day-with-a-time-taken': () => text('answerBy', (day) => day.slice(0, 10)),
  'id-without-hyphens-taken': () =>
    text('noticeId', (id) => id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')),
  'controls-taken-out': () => everyText((value) => value.replaceAll(/(?![\t\n])\p{Cc}/gu, '')),
  'direction-marks-taken-out': () => everyText((value) => value.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')),
  'blanks-taken-out': () => text('authority', (value) => (value.trim() === '' && value !== '' ? 'Police' : value)),
  'null-taken-as-text': () => member('reference', (value) => value ?? 'none'),
  'missing-member-taken': () => notices((body) => ({ phone: '', ...body })),
  'unknown-member-dropped': () => notices(({ nobodyKnowsThis: _left, ...body }) => body),
  'decimals-cut': () => ({
    reads: (body) => (typeof body?.version === 'number' ? { ...body, version: Math.trunc(body.version) } : body),
  }),
  'null-body-fails': () => ({ reads: (body) => (body.version === '' ? {} : body) }),
  'empty-body-fails': () =>
    requests((own, _query, { method }) => {
      if (method !== 'GET' && own['content-length'] === '0') throw new TypeError('no body');
    }),
  'list-for-a-text-fails': () => ({
    reads: (body) => {
      if (Array.isArray(body?.authority)) body.authority.trim();
      return body;
    },
  }),
  'length-in-units': () => everyText((value, name) => (value.length > (MAXIMA[name] ?? 1_000_000) ? '' : value)),
  'length-in-bytes': () =>
    everyText((value, name) => (Buffer.byteLength(value) > (MAXIMA[name] ?? 1_000_000) ? '' : value)),
  'line-breaks-refused': () => text('details', (value) => (value.includes('\n') ? '' : value)),
  'document-one-byte-too-long-taken': () =>
    requests((_own, _query, _request, call) => {
      if (call.bytes === 500_000) call.bytes += 1;
    }),
  'document-unread': () => ({
    reads: (body) => (Buffer.isBuffer(body) ? Buffer.concat([Buffer.from('%PDF-'), body]) : body),
  }),
  'other-content-taken': comparedInPart,
  'id-used-up-by-a-refusal': usedUpByRefusal,
  'two-in-parallel': twoInParallel,
  'one-receipt-for-all': () =>
    answers((value) => (value?.receipt === undefined ? undefined : { ...value, receipt: 'SN-20261129-000000' })),
  'moment-of-another-zone': () =>
    answers((value) =>
      value?.receivedAt === undefined
        ? undefined
        : { ...value, receivedAt: new Date(Date.parse(value.receivedAt) + 19_800_000).toISOString() },
    ),
  'form-of-all-users': () =>
    requests((own, _query, { url }) => {
      if (!url.endsWith('/terms') || !/AT=session-of-/.test(own.cookie ?? '')) return;
      own.cookie = 'AT=session-of-all';
      if (own['user-id'] !== undefined && own['user-id'] !== 'nobody-at-all') own['user-id'] = 'all';
    }),
  'every-other-read-is-old': staleInTurns,
  'text-ignored': () =>
    requests((_own, query) => {
      if (/^[a-z0-9-]{1,200}$/i.test(query.get('q') ?? '')) query.set('q', 'vaayuna');
    }),
  'limit-ignored': () =>
    requests((_own, query) => {
      if (/^([1-9]|10)$/.test(query.get('limit') ?? '')) query.delete('limit');
    }),
  'group-total-too-small': () =>
    answers((value) =>
      value?.groups === undefined
        ? undefined
        : { ...value, groups: value.groups.map((group) => ({ ...group, total: group.items.length - 1 })) },
    ),
  'groups-in-another-order': () =>
    answers((value) => (value?.groups === undefined ? undefined : { ...value, groups: value.groups.toReversed() })),
  'figure-without-its-count': () => hits((hit) => (hit.count === 3 ? { ...hit, count: null, rating: 4.1 } : hit)),
  'month-of-the-future': () => hits((hit) => (hit.newest === null ? hit : { ...hit, newest: '2031-01' })),
};
