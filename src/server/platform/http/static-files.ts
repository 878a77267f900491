import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const privateFiles = new Set(['manifest.json', 'chunks.json', 'joined.json', 'sw.js']);

/**
 * Serves the built client: `/static/**` has the hash of its content in its name and may be kept for ever; the few files beside it
 * (icons, robots.txt) are looked at again each time. A `.br` or `.gz` file beside a file is sent
 * in its place if the browser takes it.
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
