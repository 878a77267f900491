import { cpSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo, Server as PlainServer } from 'node:net';
import { createServer as createPlainServer } from 'node:net';
import { join } from 'node:path';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { afterEach, describe, expect, it } from 'vitest';
import { EXIT } from './exit-codes';
import { runCommand } from './run-command';

const folder = temporaryFolders('verify-bad-input');
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function run(...args: readonly string[]): Promise<readonly [number, string]> {
  const said: string[] = [];
  const output = { line: (text: string) => said.push(text), error: (text: string) => said.push(text), progress: null };
  const code = await runCommand([...args, '--report', folder()], output, new AbortController().signal);
  return [code, said.join('\n')];
}

function verifySearch(url: string, ...more: readonly string[]) {
  return run('--service', 'search', '--url', url, ...more);
}

function listening(server: PlainServer): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      stops.push(() => server.close());
      resolve(`http://127.0.0.1:${port}`);
    });
  });
}

function answering(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  stops.push(() => server.closeAllConnections());
  return listening(server);
}

function saying(...texts: readonly string[]): Promise<string> {
  return listening(
    createPlainServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        for (const text of texts) socket.write(text);
        socket.end();
      });
    }),
  );
}

const PAGE = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 4\r\nconnection: close\r\n\r\n<p>x';

describe('npm run verify, where it cannot run', () => {
  it('says that a folder of contracts is not there', async () => {
    const [code, said] = await run('--service', 'search', '--url', 'http://127.0.0.1:1', '--contracts', 'nowhere');
    expect([code, said]).toEqual([EXIT.notRun, expect.stringContaining('There is no folder nowhere')]);
  });

  it.each([
    ['nobody listens', async () => 'http://127.0.0.1:1', 'Start the service, or give its address with --url'],
    ['it answers web pages', () => saying(PAGE), 'with web pages, so it is no search service'],
    [
      'it redirects in a loop',
      () => answering((_, answer) => answer.writeHead(302, { location: '/again' }).end()),
      'in a loop',
    ],
    [
      'it redirects elsewhere',
      () => answering((_, answer) => answer.writeHead(301, { location: 'http://127.0.0.1:9/x' }).end()),
      'If that is the service, give it as --url',
    ],
    ['it hangs', () => answering(() => undefined), 'give it longer with --timeout'],
    [
      'it resets',
      () => listening(createPlainServer((socket) => socket.once('data', () => socket.resetAndDestroy()))),
      'ends the connection before it has answered',
    ],
    ['it announces more than it sends', () => saying(PAGE.replace('4', '400')), 'Mend content-length'],
    ['it is no HTTP', () => saying('SSH-2.0-OpenSSH_9\r\n'), 'It does not speak HTTP'],
    [
      'it sends without an end',
      () =>
        answering((_, answer) => {
          answer.writeHead(200, { 'content-type': 'application/json', 'content-length': String(500 * 1024 * 1024) });
          const chunk = Buffer.alloc(4 * 1024 * 1024, 32);
          const more = (): void => {
            if (!answer.destroyed) answer.write(chunk, more);
          };
          more();
        }),
      'has more than 16 MiB',
    ],
  ])('says what to do where %s, and exits with 2', async (title, start, advice) => {
    // The timeout is short only if nothing comes; 16 MiB may take a busy machine some time.
    const [code, said] = await verifySearch(await start(), '--timeout', title === 'it hangs' ? '400' : '60000');
    expect([code, said]).toEqual([EXIT.notRun, expect.stringContaining(advice)]);
  });

  it.each([
    [
      'another machine',
      ['--service', 'search', '--url', 'http://api.tarakki.example'],
      'give --allow-remote if it may',
    ],
    ['no address', ['--service', 'search', '--url', 'feed'], 'It looks like http://127.0.0.1:4000'],
    ['nothing to verify', [], 'Say what to verify'],
    ['a wrong name', ['--service', 'serch', '--url', 'http://127.0.0.1:1'], 'The nearest name is search'],
    ['a wrong profile', ['--profile', 'huge'], '--profile huge is none of smoke, full, read-only'],
    ['a wrong seed', ['--seed', 'x'], '--seed x is no whole number'],
    ['an unknown option', ['--sevice', 'feed'], 'Unknown option'],
    ['an unknown command', ['prove'], 'verify has no command "prove"'],
    ['a failure that no report has', ['replay', 'F-00000000'], 'There is no report in'],
    [
      'a missing configuration',
      ['--service', 'search', '--url', 'http://127.0.0.1:1', '--personas', 'none.json'],
      'There is no file none.json',
    ],
  ])('says what to do about %s', async (_title, args, advice) => {
    const [code, said] = await run(...args);
    expect([code, said]).toEqual([EXIT.notRun, expect.stringContaining(advice)]);
  });

  it.each([
    ['a syntax error', 'paths:', 'paths: ['],
    ['a reference that leads nowhere', "'#/components/parameters/TypedText'", "'#/components/parameters/Typed'"],
  ])('says what to do about a contract with %s', async (_title, right, wrong) => {
    const contracts = folder();
    cpSync('openapi', contracts, { recursive: true });
    const file = join(contracts, 'search.yaml');
    const { readFileSync } = await import('node:fs');
    writeFileSync(file, readFileSync(file, 'utf8').replace(right, wrong));
    const [code, said] = await verifySearch('http://127.0.0.1:1', '--contracts', contracts);
    expect([code, said]).toEqual([EXIT.notRun, expect.stringContaining('cannot be read')]);
  });

  it('says what to do where a persona cannot sign in', async () => {
    const config = join(folder(), 'personas.json');
    writeFileSync(
      join(config, '..', 'sign-in.mjs'),
      "export const signIn = () => Promise.reject(new Error('no such user'));",
    );
    writeFileSync(config, JSON.stringify({ signIn: './sign-in.mjs' }));
    const url = await answering((_, answer) => answer.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
    const [code, said] = await run('--service', 'notification', '--url', url, '--personas', config);
    expect([code, said]).toEqual([EXIT.notRun, expect.stringContaining('cannot sign in: no such user')]);
  });

  it('does not take a fault of its own for one of the service', async () => {
    const said: string[] = [];
    const broken = () => {
      throw new Error('broken inside');
    };
    const output = { line: broken, error: (text: string) => said.push(text), progress: null };
    expect(await runCommand(['--help'], output, new AbortController().signal)).toBe(EXIT.notRun);
    expect(said.join('')).toContain('verify itself failed, not the service: Error: broken inside');
  });
});
