const saying = (answer, value) => {
  const body = Buffer.from(JSON.stringify(value));
  return { ...answer, body, headers: { ...answer.headers, 'content-length': body.length } };
};

const problems = (change) => ({
  answer: (answer, value) => (value?.code === undefined ? answer : saying(answer, { ...value, ...change })),
});

const headers = (more) => ({
  answer: (answer, _value, request) => ({ ...answer, headers: { ...answer.headers, ...more(answer, request) } }),
});

const fails = (isMet) => ({
  before: (_request, query) => {
    if (isMet(query)) throw new TypeError('not as expected');
  },
});

const without = (name) => ({
  before: (_request, query) => {
    if (/^[a-z-]+$/.test(query.get(name) ?? '') && query.get(name) !== 'nonsense') query.delete(name);
  },
});

const isUnseen = (text) => typeof text === 'string' && text.length >= 20 && /^[\s\p{Cf}]*$/u.test(text);

export const STRANGER_FAULTS = {
  'one-request-id': headers(() => ({ 'x-request-id': '0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11' })),
  'session-cookie-without-flags': headers((_answer, request) =>
    request.headers.cookie === undefined ? {} : { 'set-cookie': `${request.headers.cookie.split(';')[0]}; Path=/` },
  ),
  'charset-of-another-text': headers((answer) => ({
    'content-type': `${answer.headers['content-type']}; charset=latin-1`,
  })),
  'title-in-other-words': problems({ title: 'Oops' }),
  'message-empty': problems({ message: '' }),
  'stack-trace-in-message': problems({ message: 'TypeError: no letters at matches (/srv/search/index.js:81:13)' }),
  'statement-in-message': problems({ message: 'SQLSTATE 42P01: relation "tbl_notice" does not exist' }),
  'undeclared-parameter-taken': {
    before: (_request, query, call) => {
      for (const name of [...query.keys()]) if (!(name in call.query)) query.delete(name);
    },
  },
  'one-character-too-few-taken': {
    reads: (body) => (body?.details?.length === 19 ? { ...body, details: `${body.details}.` } : body),
  },
  'one-character-too-many-taken': {
    reads: (body) => (body?.subject?.length === 501 ? { ...body, subject: body.subject.slice(0, 500) } : body),
  },
  'unseen-text-taken': {
    reads: (body) => (isUnseen(body?.details) ? { ...body, details: 'The text of the order is attached.' } : body),
  },
  'number-as-text-taken': {
    reads: (body) => (typeof body?.version === 'string' ? { ...body, version: Number(body.version) } : body),
  },
  'long-text-fails': {
    reads: (body) => {
      if (body?.details?.length > 4_500 && body.details.length <= 5_000) throw new TypeError('column too short');
      return body;
    },
  },
  'longest-words-fail': fails((query) => (query.get('q') ?? '').length === 200),
  'highest-limit-fails': fails((query) => query.get('limit') === '10'),
  'own-origin-only-begins-right': {
    before: ({ headers: own }) => {
      if (own.origin?.startsWith(`http://${own.host}`)) own.origin = `http://${own.host}`;
    },
  },
  'own-origin-of-another-port': {
    before: ({ headers: own }) => {
      if (own.origin?.startsWith('http://127.0.0.1:')) own.origin = `http://${own.host}`;
    },
  },
  'origin-null-taken': {
    before: ({ headers: own }) => {
      if (own.origin === 'null') own.origin = `http://${own.host}`;
    },
  },
  'filter-ignored': without('type'),
  'place-ignored': without('location'),
  'rating-of-three': {
    answer: (answer, value) =>
      value?.groups === undefined
        ? answer
        : saying(answer, {
            ...value,
            groups: value.groups.map((group) => ({
              ...group,
              items: group.items.map((item) => (item.count === 3 ? { ...item, rating: 4.1 } : item)),
            })),
          }),
  },
  'agreement-not-kept': {
    answer: (answer, value, { method }) =>
      method === 'GET' && value?.agreed !== undefined ? saying(answer, { ...value, agreed: null }) : answer,
  },
};
