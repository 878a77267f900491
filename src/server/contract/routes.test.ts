import { aDocument } from '@tests/support/a-document';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { AnyHandlers } from './operation-route';
import { Problem } from './problem';
import { handleError } from './problem-replies';
import { registerService } from './routes';
import type { Viewer } from './viewer';

const asha: Viewer = {
  userId: 'u1',
  personaRef: new Uint8Array(32),
  isReader: true,
  isWriter: true,
  isEmployer: false,
};
const note = { id: 7, title: 'Buyout', place: null };

type Handler = AnyHandlers[string];

function serve(handlers: Readonly<Record<string, Handler>> = {}, refusesUnknownQuery = true) {
  const asked: Parameters<Handler>[0][] = [];
  const answering = (answer: Awaited<ReturnType<Handler>>) => async (request: Parameters<Handler>[0]) => {
    asked.push(request);
    return answer;
  };
  const logged: string[] = [];
  const app: FastifyInstance = Fastify({
    bodyLimit: 200,
    logger: { level: 'warn', stream: { write: (line: string) => logged.push(line) } },
  });
  app.setErrorHandler(handleError);
  registerService(app, {
    document: aDocument(),
    handlers: {
      listNotes: answering({ status: 200, body: { items: [note], nextCursor: null } }),
      createNote: answering({ status: 200, body: note }),
      getLatestNote: answering({ status: 200, body: note }),
      getNote: answering({ status: 200, body: note }),
      deleteNote: answering({ status: 204, body: null }),
      ...handlers,
    },
    orAway: (read) => read,
    hasEnded: () => false,
    authenticate: async (request) => (request.headers.cookie === 'AT=asha' ? asha : null),
    isCrawler: (request) => request.headers['user-agent'] === 'a crawler',
    mustAcceptTerms: async () => false,
    mayTakePart: async () => true,
    eraseLateWrites: async () => false,
    profilesOf: async () => ({ profiles: [], tag: 'asha-now' }),
    refusesUnknownQuery,
    shownUserOf: ({ headers }) => (headers.cookie === undefined ? null : 'asha'),
    now: Date.now,
  });
  return { app, asked, logged };
}

const DRAFT = '7d9b2f0e-58c7-4b63-9c0e-2f5f6f5f1a10';
const signedIn = { cookie: 'AT=asha', appid: '999' };
const submission = { method: 'POST', url: '/api/notes/v1/notes', headers: signedIn } as const;

describe('registerService', () => {
  it('serves every operation below the base of its document', async () => {
    const { app } = serve();
    const statuses = [];
    for (const [method, url] of [
      ['GET', '/api/notes/v1/notes'],
      ['POST', '/api/notes/v1/notes'],
      ['GET', '/api/notes/v1/notes/latest'],
      ['GET', '/api/notes/v1/notes/7'],
      ['DELETE', '/api/notes/v1/notes/7'],
    ] as const) {
      const body = method === 'POST' ? { payload: { title: 'Buyout' } } : {};
      statuses.push((await app.inject({ method, url, headers: signedIn, ...body })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 204]);
  });

  it('puts a literal path before one with a parameter', async () => {
    const { app } = serve({ getNote: async () => ({ status: 200, body: { ...note, title: 'by id' } }) });
    expect((await app.inject('/api/notes/v1/notes/latest')).json()).toMatchObject({ title: 'Buyout' });
  });

  it('gives a handler what its operation declares: coerced, with defaults, and nothing else', async () => {
    const { app, asked } = serve({}, false);
    await app.inject('/api/notes/v1/notes?tags=a&pinned=true&utm_source=x');
    await app.inject({ ...submission, headers: { ...signedIn, 'x-draft': DRAFT }, payload: { title: 'Buyout' } });
    await app.inject('/api/notes/v1/notes/7');
    expect(asked.map(({ path, query, headers, body, viewer }) => ({ path, query, headers, body, viewer }))).toEqual([
      { path: {}, query: { limit: 20, tags: ['a'], pinned: true }, headers: {}, body: undefined, viewer: null },
      {
        path: {},
        query: {},
        headers: { appid: '999', 'X-Draft': DRAFT },
        body: { title: 'Buyout', tags: [] },
        viewer: asha,
      },
      { path: { noteId: 7 }, query: {}, headers: {}, body: undefined, viewer: null },
    ]);
  });

  it('lets only declared members out', async () => {
    const secret = { authorRef: 'must not leave' };
    const body = { ...note, ...secret, place: { kind: 'desk', number: 2 } };
    const { app } = serve({ getNote: async () => ({ status: 200, body, headers: { 'x-more': ['a', 'b'] } }) });
    const answer = await app.inject('/api/notes/v1/notes/7');
    expect(answer.json()).toEqual({ id: 7, title: 'Buyout', place: { kind: 'desk', number: 2 } });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['x-more']).toEqual(['a', 'b']);
  });

  it('sends no body where none is declared', async () => {
    const { app } = serve();
    const answer = await app.inject({ method: 'DELETE', url: '/api/notes/v1/notes/7', headers: signedIn });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  });
});

describe('a parameter of the query that the operation does not know', () => {
  const calls = ['/api/notes/v1/notes?sor=top', '/api/notes/v1/notes/7?sor=top'];

  it.each(calls)('is refused by name: %s', async (url) => {
    const { app, asked } = serve();
    const answer = await app.inject({ url, headers: signedIn });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed']);
    expect(answer.json().fields).toEqual({ sor: 'This is not known here.' });
    expect(asked).toEqual([]);
  });

  it('is left out in production, and its name is logged once for each operation, without its value', async () => {
    const { app, asked, logged } = serve({}, false);
    for (const url of [...calls, ...calls]) {
      expect((await app.inject({ url, headers: signedIn })).statusCode).toBe(200);
    }
    expect(asked.map(({ query }) => query)).not.toContainEqual(expect.objectContaining({ sor: 'top' }));
    expect(logged.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ operationId: 'listNotes', parameter: 'sor' }),
      expect.objectContaining({ operationId: 'getNote', parameter: 'sor' }),
    ]);
    expect(logged.join()).not.toContain('top');
  });

  it('is logged by name only where the name is a plain one, and for so many names', async () => {
    const { app, logged } = serve({}, false);
    const names = ['asha@mail.example', ...Array.from({ length: 30 }, (_, index) => `name${index}`)];
    for (const name of names)
      await app.inject({ url: `/api/notes/v1/notes?${encodeURIComponent(name)}=1`, headers: signedIn });
    expect(logged).toHaveLength(20);
    expect(logged.join()).not.toContain('asha@');
  });
});

describe('a wrong set of handlers', () => {
  it('throws at start and names what is missing and what is too much', () => {
    const options = {
      document: aDocument(),
      handlers: {
        listNotes: async () => ({ status: 200, body: null }),
        renameNote: async () => ({ status: 200, body: null }),
      },
      orAway: <Value>(read: Promise<Value>) => read,
      hasEnded: () => false,
      authenticate: async () => null,
      isCrawler: () => false,
      mustAcceptTerms: async () => false,
      mayTakePart: async () => true,
      eraseLateWrites: async () => false,
      profilesOf: async () => ({ profiles: [], tag: '' }),
      refusesUnknownQuery: true,
      shownUserOf: () => null,
      now: Date.now,
    };
    expect(() => registerService(Fastify(), options)).toThrow(
      'Notes service: no handler for createNote, getLatestNote, getNote, deleteNote; no operation for the handler renameNote.',
    );
  });
});

describe('a refused request', () => {
  const body = (payload: unknown) => ({
    ...submission,
    payload: JSON.stringify(payload),
    headers: { ...signedIn, 'content-type': 'application/json' },
  });
  const raw = (payload: string, type = 'application/json') => ({
    ...submission,
    payload,
    headers: { ...signedIn, 'content-type': type },
  });
  const cases = [
    ['malformed JSON', raw('{"title": '), 400, 'body_malformed', {}],
    ['an empty body', raw(''), 400, 'body_malformed', {}],
    ['no body at all', submission, 400, 'validation_failed', { body: 'This must be a group of fields.' }],
    [
      'a body that is no object',
      body(['Buyout']),
      400,
      'validation_failed',
      { body: 'This must be a group of fields.' },
    ],
    ['a missing field', body({}), 400, 'validation_failed', { title: 'This is needed.' }],
    [
      'an unknown field',
      body({ title: 'a', role: 'admin' }),
      400,
      'validation_failed',
      { role: 'This is not known here.' },
    ],
    ['a wrong type, not coerced', body({ title: 5 }), 400, 'validation_failed', { title: 'This must be a text.' }],
    ['an empty text', body({ title: '' }), 400, 'validation_failed', { title: 'This must not be empty.' }],
    [
      'a long text',
      body({ title: 'x'.repeat(11) }),
      400,
      'validation_failed',
      { title: 'This can have at most 10 characters.' },
    ],
    [
      'several faults at once, deep ones by their path',
      body({ place: { kind: 'roof', number: 0 }, title: 'a', tags: ['a', 1] }),
      400,
      'validation_failed',
      {
        'place.kind': 'This must be one of: desk, shelf.',
        'place.number': 'This must be at least 1.',
        'tags.1': 'This must be a text.',
      },
    ],
    ['a prototype in the body', raw('{"title":"a","__proto__":{"x":1}}'), 400, 'body_malformed', {}],
    ['a large body', body({ title: 'x'.repeat(300) }), 413, 'body_too_large', {}],
    ['plain text', raw('hello', 'text/plain'), 415, 'content_type_unsupported', {}],
    ['a form', raw('title=a', 'application/x-www-form-urlencoded'), 415, 'content_type_unsupported', {}],
    [
      'a wrong header',
      { ...body({ title: 'a' }), headers: { ...signedIn, 'x-draft': '1', 'content-type': 'application/json' } },
      400,
      'validation_failed',
      { 'x-draft': 'This must be an id (a UUID).' },
    ],
    [
      'a wrong path',
      { url: '/api/notes/v1/notes/first' },
      400,
      'validation_failed',
      { noteId: 'This must be a whole number.' },
    ],
    [
      'a wrong query',
      { url: '/api/notes/v1/notes?limit=51' },
      400,
      'validation_failed',
      { limit: 'This must be at most 50.' },
    ],
    [
      'a query value twice',
      { url: '/api/notes/v1/notes?limit=1&limit=2' },
      400,
      'validation_failed',
      { limit: 'This must be a whole number.' },
    ],
    [
      'no common header',
      { ...submission, headers: { cookie: 'AT=asha' }, payload: {} },
      400,
      'headers_missing',
      { appid: 'This header is needed.' },
    ],
    [
      'no session, before the body is looked at',
      { ...raw('{'), headers: { appid: '999', 'content-type': 'application/json' } },
      401,
      'not_signed_in',
      {},
    ],
    [
      'a crawler',
      { url: '/api/notes/v1/notes/7', headers: { 'user-agent': 'a crawler' } },
      403,
      'crawler_not_allowed',
      {},
    ],
  ] as const;

  it.each(cases)('%s', async (_name, request, status, code, fields) => {
    const { app, asked } = serve();
    const answer = await app.inject(request);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.json()).toMatchObject({ type: 'about:blank', status, code });
    expect(answer.json().fields).toEqual(fields);
    expect(answer.json().message).toMatch(/\.$|!$/);
    expect(answer.statusCode).toBe(status);
    expect(asked).toEqual([]);
  });
});

describe('a handler that fails', () => {
  it('answers a thrown problem with its code, message and fields', async () => {
    const createNote = async () => {
      throw new Problem(422, 'note_refused', 'No more notes today.', { title: 'Try again tomorrow.' });
    };
    const { app } = serve({ createNote });
    const answer = await app.inject({ ...submission, payload: { title: 'a' } });
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'Unprocessable Entity',
      status: 422,
      code: 'note_refused',
      message: 'No more notes today.',
      fields: { title: 'Try again tomorrow.' },
    });
  });

  it.each([
    ['a bug', async () => Promise.reject(new Error('secret detail'))],
    ['a status that is not declared', async () => ({ status: 418, body: note })],
    ['a status that only a problem may have', async () => ({ status: 422, body: note })],
    ['an answer without a required member', async () => ({ status: 200, body: { id: 7 } })],
  ])('answers 500 for %s and tells nothing about it', async (_name, createNote) => {
    const { app } = serve({ createNote });
    const answer = await app.inject({ ...submission, payload: { title: 'a' } });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ code: 'internal_error', fields: {} });
    expect(answer.body).not.toContain('secret');
  });
});
