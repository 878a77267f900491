// The session of a request, from the login service (GET /login/session of openapi/login.yaml).
import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * Returns a function that finds the session of a request (null for a guest) and the cookies that the answer must set.
 */
export function sessionsOf({ url, key } = {}) {
  const service = url === undefined ? standIn() : Promise.resolve({ url, key });
  return async ({ cookie }) => {
    if (cookie === undefined) return { session: null, cookies: [] };
    const login = await service;
    const headers = { appid: '999', systemid: 'AB_WEB', 'service-key': login.key, cookie };
    const answer = await fetch(`${login.url}/login/session`, { headers });
    const cookies = answer.headers.getSetCookie();
    if (answer.status === 401) return { session: null, cookies };
    if (!answer.ok) throw new Error(`The login service answers ${answer.status}.`);
    return { session: await answer.json(), cookies };
  };
}

/** A login service for tests, whose cookie AT is `session-of-<user>` for every name. */
async function standIn() {
  const server = createServer(({ headers }, response) => {
    const user = /(?:^|; )AT=session-of-([\w-]+)(?:;|$)/.exec(headers.cookie ?? '')?.[1];
    const endsAt = new Date(Date.now() + 900_000).toISOString();
    const session = { userId: user, roles: ['reader', 'writer'], owesTerms: false, endsAt };
    const status = user === undefined ? 401 : 200;
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(status === 200 ? JSON.stringify(session) : '{}');
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${server.address().port}`, key: 'stand-in' };
}
