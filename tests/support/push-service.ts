import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { decrypt } from 'http_ece';

/**
 * A push service on 127.0.0.1 that verifies signatures, decrypts and replies as told; `path` is the subscription's.
 */
export async function startPushService(reply: (answer: ServerResponse, path: string) => void) {
  const browser = createECDH('prime256v1');
  const auth = randomBytes(16);
  const keys = { p256dh: browser.generateKeys('base64url'), auth: auth.toString('base64url') };
  const received: { readonly text: string; readonly isSigned: boolean; readonly ttl: string | undefined }[] = [];
  const server = createServer(async (request, answer) => {
    const text = decrypt(await buffer(request), { version: 'aes128gcm', privateKey: browser, authSecret: auth });
    received.push({ text: text.toString('utf8'), isSigned: isSigned(request), ttl: String(request.headers.ttl) });
    reply(answer, request.url ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  let subscriptions = 0;
  const newSubscription = () => {
    subscriptions += 1;
    return { endpoint: `https://push.example/send/${subscriptions}`, keys };
  };
  return {
    subscription: newSubscription(),
    newSubscription,
    standIn: { host: 'push.example', address: '127.0.0.1', port },
    received,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;

/** True if the token is for this service and signed with its named key (RFC 8292). */
function isSigned({ headers }: IncomingMessage): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const half = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) }, format: 'jwk' });
  const isOwn = JSON.parse(Buffer.from(claims, 'base64url').toString()).aud === 'https://push.example';
  const signed = Buffer.from(`${head}.${claims}`);
  return (
    isOwn &&
    verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  );
}
