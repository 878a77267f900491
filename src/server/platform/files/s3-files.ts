import { AwsClient } from 'aws4fetch';
import type { FileStoreConfig } from '../config/config';
import type { Files } from './files.port';
import { checkFileKey } from './files.port';

const CALL_TIMEOUT_MS = 20_000;

class S3Failed extends Error {
  constructor(method: string, status: number) {
    super(`The file store answered ${status} to a ${method}.`);
    this.name = 'S3Failed';
  }
}

/** Files in an S3 bucket. A failed call is repeated twice (aws4fetch), then throws. */
export class S3Files implements Files {
  readonly #client: AwsClient;
  readonly #bucket: string;

  constructor({ endpoint, bucket, region, accessKeyId, secretAccessKey }: FileStoreConfig) {
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
    this.#bucket = `${endpoint}/${bucket}`;
  }

  async put(key: string, content: Uint8Array): Promise<void> {
    await this.#call('PUT', key, Buffer.from(content));
  }

  async get(key: string): Promise<Buffer | null> {
    const response = await this.#call('GET', key);
    return response === null ? null : Buffer.from(await response.arrayBuffer());
  }

  async delete(key: string): Promise<void> {
    await this.#call('DELETE', key);
  }

  /** Calls the store. Returns null for 404. */
  async #call(method: string, key: string, body?: Buffer<ArrayBuffer>): Promise<Response | null> {
    checkFileKey(key);
    const response = await this.#client.fetch(`${this.#bucket}/${key}`, {
      method,
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      ...(body === undefined ? {} : { body }),
    });
    if (response.ok) return response;
    // An unread body would keep the connection.
    await response.body?.cancel();
    if (response.status === 404 && method !== 'PUT') return null;
    throw new S3Failed(method, response.status);
  }
}
