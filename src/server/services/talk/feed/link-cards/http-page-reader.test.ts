import type { RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { PageHost } from '@tests/support/page-host';
import { startPageHost } from '@tests/support/page-host';
import { aPng } from '@tests/support/pictures';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HttpPageReaderOptions } from './http-page-reader';
import { HttpPageReader } from './http-page-reader';
import { linkedPageOf } from './page-html';

const TITLED = '<!doctype html><title>Notice periods</title>';
const page = { siteName: null, title: 'Notice periods', description: null };

/** A parser without the worker thread, which has its own test. */
const parser = { parse: async (html: string, address: URL) => linkedPageOf(html, address) };

function sendHtml(response: ServerResponse, body: string | Buffer, headers: Record<string, string> = {}): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
}

describe('reading a page that anybody may have linked to', () => {
  let host: PageHost;
  let answer: RequestListener;
  beforeAll(async () => {
    host = await startPageHost((request, response) => answer(request, response));
  });
  beforeEach(() => {
    answer = (_, response) => sendHtml(response, TITLED);
  });
  afterAll(() => host.close());

  const readerOf = (options: Partial<HttpPageReaderOptions> = {}) =>
    new HttpPageReader({
      standIns: [host.as('pages.example'), host.as('other.example')],
      asksOutside: true,
      userAgent: () => 'Reader/1.0',
      now: () => 0,
      parser,
      resolve: async () => [],
      ...options,
    });
  const read = (address: string, options: Partial<HttpPageReaderOptions> = {}) =>
    readerOf(options).read(new URL(address));

  /** Follows a redirect. Returns the result, and whether any other host was asked. */
  const readRedirectTo = async (location: string) => {
    answer = ({ url }, response) => {
      if (url === '/start') response.writeHead(302, { location }).end();
      else sendHtml(response, TITLED);
    };
    const before = host.asked.length;
    const outcome = await read('http://pages.example/start');
    return [outcome, host.asked.slice(before)];
  };

  it('returns its title, and asks without a cookie, a referrer or anything of a user', async () => {
    let sent: unknown;
    answer = ({ headers }, response) => {
      sent = headers;
      sendHtml(response, TITLED, { 'set-cookie': 'a=b' });
    };
    expect(await read('http://pages.example/a?b=c')).toEqual(page);
    expect(host.asked.at(-1)).toBe('pages.example/a?b=c');
    expect(sent).toEqual({
      host: 'pages.example',
      'user-agent': 'Reader/1.0',
      accept: 'text/html,application/xhtml+xml',
      'accept-encoding': 'gzip, br',
      connection: 'close',
    });
  });

  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://0.0.0.0/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a9fe:a9fe]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b:1::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
    'http://[fd00:ec2::254]/',
    'http://[fe80::1]/',
    'http://[fec0::1]/',
    'http://[ff02::1]/',
    'http://①②⑦.0.0.1/',
  ])('asks nothing at %s', async (address) => {
    const before = host.asked.length;
    expect(await read(address)).toBeNull();
    expect(host.asked).toHaveLength(before);
  });

  it.each([
    `http://pages.example:8080/`,
    'https://pages.example:22/',
    'ftp://pages.example/',
    'file:///etc/passwd',
    'http://user:secret@pages.example/',
  ])('asks nothing at %s, whatever the host', async (address) => {
    const before = host.asked.length;
    expect(await read(address)).toBeNull();
    expect(host.asked).toHaveLength(before);
  });

  describe('the picture of a page', () => {
    const file = Buffer.from(aPng(4, 3));
    const readPicture = (address: string) => readerOf().readPicture(new URL(address));
    const sendPicture = (response: ServerResponse, body: Buffer, headers: Record<string, string> = {}) =>
      response.writeHead(200, { 'content-type': 'image/png', ...headers }).end(body);

    it('is read whole', async () => {
      answer = (_, response) => sendPicture(response, file);
      expect(await readPicture('http://pages.example/a.png')).toEqual(file);
    });

    it('is none of another type, none that is packed, none that is gone, and none of more than 4 MB', async () => {
      answer = (_, response) => sendPicture(response, file, { 'content-type': 'image/svg+xml' });
      expect(await readPicture('http://pages.example/a.png')).toBeNull();
      answer = (_, response) => sendPicture(response, gzipSync(file), { 'content-encoding': 'gzip' });
      expect(await readPicture('http://pages.example/a.png')).toBeNull();
      answer = (_, response) => response.writeHead(404, { 'content-type': 'image/png' }).end(file);
      expect(await readPicture('http://pages.example/a.png')).toBeNull();
      answer = (_, response) => sendPicture(response, Buffer.alloc(4_194_305));
      expect(await readPicture('http://pages.example/a.png')).toBeNull();
    });

    it.each([
      'http://127.0.0.1/a.png',
      'http://169.254.169.254/a.png',
      'http://[::1]/a.png',
      'http://pages.example:81/a.png',
    ])('is not asked for at %s, nor where another host sends there', async (address) => {
      answer = (_, response) => response.writeHead(302, { location: address }).end();
      const before = host.asked.length;
      expect(await readPicture(address)).toBeNull();
      expect(await readPicture('http://pages.example/a.png')).toBeNull();
      expect(host.asked.slice(before)).toEqual(['pages.example/a.png']);
    });
  });

  it('asks no host whose name leads into a network, not even beside public addresses', async () => {
    const named: string[] = [];
    const resolvingTo = (...addresses: readonly string[]) => ({
      resolve: async (name: string) => {
        named.push(name);
        return addresses;
      },
    });
    for (const addresses of [
      ['10.0.0.5'],
      ['169.254.169.254'],
      ['93.184.215.14', '127.0.0.1'],
      ['::1'],
      ['::ffff:10.0.0.1'],
      [],
    ])
      expect(await read(`http://inside.example:80/`, resolvingTo(...addresses))).toBeNull();
    expect(named).toEqual(Array.from({ length: 6 }, () => 'inside.example'));
  });

  it('asks no host but those it was given where it must not ask outside', async () => {
    const resolve = () => Promise.reject(new Error('a name server was asked'));
    expect(await read('http://93.184.215.14/', { asksOutside: false, resolve })).toBeNull();
    expect(await read('http://public.example/', { asksOutside: false, resolve })).toBeNull();
    expect(await read('http://pages.example/', { asksOutside: false, resolve })).toEqual(page);
  });

  it('follows three redirects and no fourth', async () => {
    answer = ({ url }, response) => {
      const step = Number(url?.slice(1));
      if (step === 0) sendHtml(response, TITLED);
      else response.writeHead(301, { location: step === 1 ? 'http://other.example/0' : `/${step - 1}` }).end();
    };
    expect(await read('http://pages.example/3')).toEqual(page);
    expect(host.asked.at(-1)).toBe('other.example/0');
    expect(await read('http://pages.example/4')).toBeNull();
  });

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'https://pages.example:8443/',
    'file:///etc/passwd',
    'gopher://pages.example/',
    'http://user@pages.example/',
    'http://inside.example/',
    'http://',
  ])('follows no redirect to %j', async (location) => {
    expect(await readRedirectTo(location)).toEqual([null, ['pages.example/start']]);
  });

  it('follows no redirect to the port that the answer came from', async () => {
    expect(await readRedirectTo(`http://127.0.0.1:${host.port}/secret`)).toEqual([null, ['pages.example/start']]);
  });

  it('gives up on a page that comes too slowly, before and after its first byte', async () => {
    const open: ServerResponse[] = [];
    answer = (_, response) => void open.push(response);
    expect(await read('http://pages.example/', { timeout: 50 })).toBeNull();
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).write('<title>No');
      open.push(response);
    };
    expect(await read('http://pages.example/', { timeout: 200 })).toBeNull();
    expect(open).toHaveLength(2);
  });

  it('reads the beginning of a page without an end', async () => {
    let written = 0;
    answer = (_, response) => {
      const more = (): void => {
        while (response.writable && response.write('<!-- and so on -->'.repeat(1_000))) written += 18_000;
      };
      response.writeHead(200, { 'content-type': 'text/html' }).write(TITLED);
      response.on('drain', more);
      more();
    };
    expect(await read('http://pages.example/')).toEqual(page);
    expect(written).toBeLessThan(20_000_000);
  });

  it('unpacks what is packed, and of a bomb the beginning only', async () => {
    const packed = { 'content-encoding': 'gzip' };
    answer = (_, response) => sendHtml(response, gzipSync(TITLED), packed);
    expect(await read('http://pages.example/')).toEqual(page);
    const bomb = gzipSync(Buffer.concat([Buffer.from(TITLED), Buffer.alloc(200_000_000, ' ')]));
    answer = (_, response) => sendHtml(response, bomb, packed);
    const before = process.memoryUsage().rss;
    expect(await read('http://pages.example/')).toEqual(page);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it('reads nothing of what is packed otherwise, broken off or not what it says', async () => {
    answer = (_, response) => sendHtml(response, TITLED, { 'content-encoding': 'zstd' });
    expect(await read('http://pages.example/')).toBeNull();
    answer = (_, response) => sendHtml(response, TITLED, { 'content-encoding': 'gzip' });
    expect(await read('http://pages.example/')).toBeNull();
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' });
      response.write(TITLED, () => response.destroy());
    };
    expect(await read('http://pages.example/')).toBeNull();
  });

  it.each(['image/svg+xml', 'application/json', 'text/plain', 'application/pdf', ''])(
    'reads nothing of the type %j',
    async (type) => {
      answer = (_, response) => sendHtml(response, TITLED, { 'content-type': type });
      expect(await read('http://pages.example/')).toBeNull();
    },
  );

  it.each([401, 403, 404, 418, 500, 503, 204])('reads nothing of an answer with status %d', async (status) => {
    answer = (_, response) => response.writeHead(status, { 'content-type': 'text/html' }).end(TITLED);
    expect(await read('http://pages.example/')).toBeNull();
  });

  it('reads nothing of an answer in another protocol', async () => {
    answer = (_, { socket }) => socket?.write('HTTP/1.1 101 Other\r\nUpgrade: other\r\nConnection: Upgrade\r\n\r\n');
    expect(await read('http://pages.example/')).toBeNull();
  });

  it('reads a page in the charset that it names, and in UTF-8 where nobody knows that one', async () => {
    const latin = Buffer.from('<title>Caf\xe9</title>', 'latin1');
    answer = (_, response) => sendHtml(response, latin, { 'content-type': 'text/html; charset=ISO-8859-1' });
    expect(await read('http://pages.example/')).toMatchObject({ title: 'Café' });
    const named = Buffer.from('<meta charset="windows-1252"><title>Caf\xe9</title>', 'latin1');
    answer = (_, response) => sendHtml(response, named, { 'content-type': 'text/html' });
    expect(await read('http://pages.example/')).toMatchObject({ title: 'Café' });
    answer = (_, response) =>
      sendHtml(response, '<title>सूचना</title>', { 'content-type': 'text/html; charset=nonsense' });
    expect(await read('http://pages.example/')).toMatchObject({ title: 'सूचना' });
    answer = (_, response) => sendHtml(response, latin);
    expect(await read('http://pages.example/')).toMatchObject({ title: 'Caf\ufffd' });
  });

  it.each(['text/html', 'text/html; charset=utf-16', 'text/html; charset=utf-8'])(
    'reads a page that begins with the mark of its charset, sent as %s',
    async (type) => {
      const little = Buffer.from('\ufeff<meta charset="utf-16"><title>सूचना</title>', 'utf16le');
      for (const body of [little, Buffer.from(little).swap16()]) {
        answer = (_, response) => sendHtml(response, body, { 'content-type': type });
        expect(await read('http://pages.example/')).toMatchObject({ title: 'सूचना' });
      }
    },
  );

  it('reads a page that says of itself in ASCII that it is UTF-16 as what it is', async () => {
    const body = '<meta charset="utf-16"><title>सूचना</title>';
    answer = (_, response) => sendHtml(response, body, { 'content-type': 'text/html' });
    expect(await read('http://pages.example/')).toMatchObject({ title: 'सूचना' });
  });

  it('reads the beginning of a long page, 64 kB', async () => {
    answer = (_, response) => sendHtml(response, `${' '.repeat(65_536 - TITLED.length)}${TITLED}`);
    expect(await read('http://pages.example/')).toEqual(page);
    answer = (_, response) => sendHtml(response, `${' '.repeat(65_536)}${TITLED}`);
    expect(await read('http://pages.example/')).toBeNull();
  });

  it('asks the hosts of a domain twenty times a minute', async () => {
    let now = 0;
    const standIns = [host.as('a.pages.example'), host.as('b.pages.example')];
    const reader = readerOf({ standIns, asksOutside: false, now: () => now });
    const readNext = (asked: number) => reader.read(new URL(`http://${asked % 2 ? 'a' : 'b'}.pages.example/`));
    for (let asked = 0; asked < 20; asked += 1) expect(await readNext(asked)).toEqual(page);
    expect(await readNext(20)).toBe('busy');
    now = 120_000;
    expect(await readNext(21)).toEqual(page);
  });
});
