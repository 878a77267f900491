import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { faultsOf } from './checks.mjs';
import { legalCalls } from './legal.mjs';
import { Refusal, refuseFields } from './refusals.mjs';
import { searchCalls } from './search.mjs';
import { sessionsOf } from './session.mjs';
import { openNotices } from './storage.mjs';

const MAX_BODY = 64 * 1024;
const APPS = ['931', '999'];
const SYSTEMS = ['AB_WEB', 'AB_MSITE', 'AB_IOS', 'AB_ANDROID', 'pwa', 'desktop'];

/**
 * `alter` plants the faults of faults.mjs. `login` is the address of a login service and this service's key there; without
 * it a stand-in for tests runs.
 */
export function foreignServer(file, alter = {}, login) {
  const calls = { ...legalCalls(openNotices(file)), ...searchCalls };
  const sessionOf = sessionsOf(login);
  return createServer(async (request, response) => {
    const renewed = [];
    const reply = (status, value, type) => {
      const body = Buffer.from(JSON.stringify(value));
      const usual = {
        'content-type': type,
        'content-length': body.length,
        'cache-control': 'no-store',
        'x-request-id': randomUUID(),
        ...(renewed.length > 0 ? { 'set-cookie': renewed } : {}),
      };
      const answer = { status, headers: usual, body };
      const { status: sent, headers, body: text } = alter.answer?.(answer, value, request) ?? answer;
      response.writeHead(sent, headers).end(text);
    };
    try {
      const [status, value] = await answerTo(calls, request, { ...alter, sessionOf, renewed });
      reply(status, value, 'application/json');
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(500, 'internal_error', 'Something went wrong.');
      reply(refusal.problem.status, refusal.problem, 'application/problem+json');
    }
  });
}

async function answerTo(calls, request, { skip = [], before, reads = (given) => given, sessionOf, renewed }) {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const call = calls[`${request.method} ${pathname}`];
  if (call === undefined) throw new Refusal(404, 'route_not_found', 'There is no such address.');
  before?.(request, searchParams, call);
  checkHeaders(request.headers);
  const isWrite = request.method !== 'GET';
  if (isWrite && !skip.includes('origin')) checkOrigin(request.headers);
  const { session, cookies } =
    call.needsUser === true ? await sessionOf(request.headers) : { session: null, cookies: [] };
  renewed.push(...cookies);
  if (call.needsUser === true && session === null) throw new Refusal(401, 'not_signed_in', 'Log in to do this.');
  const user = session?.userId ?? null;
  const body = isWrite ? await reads(await bodyOf(request, call)) : undefined;
  const query = Object.fromEntries(searchParams);
  const checks = skip.includes('query')
    ? Object.fromEntries(Object.keys(call.query).map((name) => [name, () => true]))
    : call.query;
  refuseFields(
    faultsOf(
      query,
      checks,
      Object.keys(call.query).filter((name) => !(call.required ?? []).includes(name)),
    ),
  );
  if (isWrite && user !== null) checkShownUser(request.headers, user);
  return call.answer({ query, body, user, network: request.socket.remoteAddress });
}

function checkHeaders({ appid, systemid }) {
  const fields = {};
  if (!APPS.includes(appid)) fields.appid = 'The header appid is missing or unknown.';
  if (!SYSTEMS.includes(systemid)) fields.systemid = 'The header systemid is missing or unknown.';
  if (Object.keys(fields).length > 0) throw new Refusal(400, 'headers_missing', 'A header is missing.', fields);
}

/** Refuses writes by pages of another origin. */
function checkOrigin({ origin, host }) {
  if (origin === `http://${host}`) return;
  throw new Refusal(403, 'origin_not_allowed', 'This request came from another site.');
}

/** A page that shows another user must not write. */
function checkShownUser({ 'user-id': shown }, user) {
  if (shown === undefined || shown === user) return;
  throw new Refusal(409, 'profile_changed', 'Another user has logged in meanwhile, so nothing was saved.');
}

async function bodyOf(request, { bytes: most }) {
  const type = (request.headers['content-type'] ?? '').split(';')[0];
  const wanted = most === undefined ? 'application/json' : 'application/octet-stream';
  if (type !== wanted)
    throw new Refusal(415, 'content_type_unsupported', `The request’s body must be of the type ${wanted}.`);
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes <= (most ?? MAX_BODY)) chunks.push(chunk);
  }
  if (bytes > (most ?? MAX_BODY))
    throw new Refusal(413, 'body_too_large', 'This is too long. Shorten it and try again.');
  if (most !== undefined) return Buffer.concat(chunks);
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new Refusal(400, 'body_malformed', 'The body is not JSON.');
  }
}

const [, script, port, file] = process.argv;
if (script !== undefined && import.meta.url.endsWith('server.mjs') && script.endsWith('foreign-service/server.mjs')) {
  const { LOGIN_URL: url, SERVICE_KEY: key } = process.env;
  const login = url === undefined ? undefined : { url, key };
  const server = foreignServer(file ?? 'notices.json', {}, login).listen(Number(port ?? 4000), '127.0.0.1', () => {
    const address = server.address();
    process.stdout.write(
      `The foreign service answers at http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}\n`,
    );
  });
}
