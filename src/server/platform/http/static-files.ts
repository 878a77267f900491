import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const privateFiles = new Set(['manifest.json', 'chunks.json', 'joined.json', 'sw.js']);

/**
 * Serves files. `/static/**` has content hashes and is cached forever; other files (icons, robots.txt) are revalidated.
 * Sends `.br` or `.gz` variants.
 */
export function registerStaticFiles(app: FastifyInstance, clientDirectory: string): void {
  const hashed = join(clientDirectory, 'static');
  if (!existsSync(hashed)) return;
  app.register(fastifyStatic, {
    root: hashed,
    prefix: '/static/',
    index: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
  });
  const files = readdirSync(clientDirectory, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !privateFiles.has(entry.name) && !/\.(?:br|gz|map)$/.test(entry.name))
    .map(({ name }) => name);
  for (const name of files) {
    app.get(`/${name}`, (_request, reply) =>
      reply.sendFile(name, clientDirectory, { immutable: false, maxAge: 0, cacheControl: true }),
    );
  }
}
