import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsV4Signer } from 'aws4fetch';
import type { FileStoreConfig } from '@/server/platform/config/config';

export interface S3Server {
  readonly config: FileStoreConfig;
  readonly keys: () => readonly string[];
  /** Answers the next calls with this status in place of their work. */
  failNext(times: number, status: number): void;
  stop(): Promise<void>;
}

const access = { region: 'ap-south-1', accessKeyId: 'a-key', secretAccessKey: 'a-secret' } as const;
const SIGNED = ['authorization', 'x-amz-date', 'x-amz-content-sha256'] as const;

/** S3 over HTTP: signed requests only; answers 200, 204, 404 and 403. */
export async function startS3Server(): Promise<S3Server> {
  const contents = new Map<string, Buffer>();
  const failures: number[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    const method = request.method ?? 'GET';
    const [authorization, datetime, hash] = SIGNED.map((name) => String(request.headers[name]));
    const signer = new AwsV4Signer({
      ...access,
      method,
      url: url.href,
      service: 's3',
      headers: { 'x-amz-date': datetime ?? '', 'x-amz-content-sha256': hash ?? '' },
      datetime: datetime ?? '',
    });
    const { headers } = await signer.sign();
    const reply = (status: number, body?: Buffer) => response.writeHead(status).end(body);
    const failure = failures.shift();
    if (failure !== undefined) return reply(failure);
    if (headers.get('authorization') !== authorization) return reply(403);
    const [, bucket, ...path] = url.pathname.split('/');
    if (bucket !== 'photos-of-people') return reply(404);
    const key = path.join('/');
    const known = contents.get(key);
    if (method === 'PUT') {
      contents.set(key, Buffer.concat(chunks));
      return reply(200);
    }
    if (method === 'DELETE') {
      contents.delete(key);
      return reply(204);
    }
    return known === undefined ? reply(404) : reply(200, known);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    config: { ...access, endpoint: `http://127.0.0.1:${port}`, bucket: 'photos-of-people' },
    keys: () => [...contents.keys()],
    failNext: (times, status) => {
      failures.push(...Array.from({ length: times }, () => status));
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
