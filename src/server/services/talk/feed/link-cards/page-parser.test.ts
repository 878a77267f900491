import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { afterAll, describe, expect, it } from 'vitest';
import type { PageParserOptions } from './page-parser';
import { PageParser } from './page-parser';

const ADDRESS = new URL('https://labour.example/notice');

describe('the thread that reads pages', () => {
  const makeFolder = temporaryFolders('page-parser');
  const parsers: PageParser[] = [];
  const failures: unknown[] = [];
  afterAll(() => Promise.all(parsers.map((parser) => parser.close())));
  const parserWith = (options: Partial<PageParserOptions>) => {
    const parser = new PageParser({ log: { error: (said: unknown) => failures.push(said) }, ...options });
    parsers.push(parser);
    return parser;
  };

  /** Runs a thread that spins, dies or echoes on request. */
  const parserOver = () => {
    const program = join(makeFolder(), 'program.mjs');
    const lines = [
      "import { parentPort } from 'node:worker_threads';",
      "parentPort.on('message', ({ html }) => {",
      "  if (html === 'spin') for (;;) ;",
      "  if (html === 'throw') throw new Error('This page.');",
      "  if (html === 'exit') process.exit(1);",
      "  if (html === 'fill') for (const all = []; ; ) all.push(new Array(1e6).fill(1.5));",
      '  parentPort.postMessage({ siteName: null, title: html, description: null });',
      "  if (html === 'late') setTimeout(() => process.exit(1), 1);",
      '});',
      'parentPort.postMessage(null);',
    ];
    writeFileSync(program, lines.join('\n'));
    const parser = parserWith({ timeout: 1_000, program: pathToFileURL(program) });
    return async (html: string) => (await parser.parse(html, ADDRESS))?.title ?? null;
  };

  it('reads the head of a page, with the addresses in it', async () => {
    const parser = parserWith({ timeout: 20_000 });
    const html = '<title>Notice &amp; pay</title><meta property="og:image" content="/a.png">';
    const page = { siteName: null, title: 'Notice & pay', description: null, image: 'https://labour.example/a.png' };
    expect(await Promise.all([parser.parse(html, ADDRESS), parser.parse('', ADDRESS)])).toEqual([page, null]);
  });

  it.each(['spin', 'throw', 'exit', 'fill'])(
    'has no answer to a page that makes it %s, and goes on with the next',
    async (fault) => {
      const read = parserOver();
      expect(await Promise.all([read('a'), read(fault), read('b')])).toEqual(['a', null, 'b']);
    },
  );

  it('may die between two pages', async () => {
    const read = parserOver();
    expect(await read('late')).toBe('late');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await read('b')).toBe('b');
  });

  it('says in the log that it cannot be started, and answers nothing', async () => {
    const parser = parserWith({ program: new URL('file:///nowhere/at-all.mjs') });
    expect(failures).toEqual([]);
    expect(await parser.parse('<title>Notice</title>', ADDRESS)).toBeNull();
    expect(failures).toHaveLength(1);
  });
});
