import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export interface StaticPages {
  readonly inlined: string;
  readonly linked: string;
  stop(): void;
}

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

export async function serveStatic(html: string, client: string): Promise<StaticPages> {
  const bare = html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '');
  const sheets = [...bare.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)];
  const styles = sheets.map(([, href]) => readFileSync(join(client, href ?? ''), 'utf8')).join('');
  const withoutSheets = sheets.reduce((text, [tag]) => text.replace(tag, ''), bare);
  const inlined =
    sheets.length === 0 ? bare : withoutSheets.replace('</head>', () => `<style>${styles}</style></head>`);
  const documents: Readonly<Record<string, Buffer>> = { '/inlined': packed(inlined), '/linked': packed(bare) };
  const server = createServer((request, answer) => {
    const path = request.url ?? '';
    const document = documents[path];
    if (document !== undefined) {
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(document);
      return;
    }
    const extension = path.slice(path.lastIndexOf('.') + 1);
    const type = TYPES[extension];
    if (type === undefined) return void answer.writeHead(404).end();
    const file = readFileSync(join(client, path));
    const isText = extension !== 'woff2';
    answer
      .writeHead(200, { 'content-type': type, ...(isText ? { 'content-encoding': 'br' } : {}) })
      .end(isText ? packed(file) : file);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The static server has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  return { inlined: `${origin}/inlined`, linked: `${origin}/linked`, stop: () => server.close() };
}

function packed(content: string | Buffer): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
