import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { BenchRequest } from './host/host-facts';
import { signInBody } from './sign-in-body';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

export async function sendBenchRequest(
  origin: string,
  { method = 'GET', path, body, token, cookie }: BenchRequest,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  const { cookie: viewers, ...others } = headers;
  const session = token === undefined ? (cookie ?? viewers) : undefined;
  const sent = {
    ...others,
    ...(session !== undefined && { cookie: session }),
    // A fresh key, so that no write counts as a repeat of an earlier one.
    ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
  };
  const start = performance.now();
  await new Promise<void>((resolve, reject) => {
    request(origin + path, { agent, method, headers: sent }, (answer) => {
      answer.resume().on('end', () => {
        if ((answer.statusCode ?? 500) < 300) resolve();
        else reject(new Error(`${path} answered ${answer.statusCode}.`));
      });
    })
      .on('error', reject)
      .end(token === undefined ? body : signInBody(token));
  });
  return performance.now() - start;
}
