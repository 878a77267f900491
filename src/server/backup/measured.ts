import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import type { Manifest } from './manifest';

/**
 * Passes a stream through and calls `whenWhole` with its size and SHA-256 before the end. An error thrown there fails
 * the stream.
 */
export function hashingStream(whenWhole: (measure: Manifest['entries'][string]) => void): Transform {
  const hash = createHash('sha256');
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
    flush(done) {
      try {
        whenWhole({ bytes, sha256: hash.digest('hex') });
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
}
