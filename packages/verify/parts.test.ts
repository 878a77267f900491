import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '@tests/support/temporary-folders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import { operationsOf } from '@/contract/operations';
import { readBaseline } from './baseline/baseline';
import { EXIT } from './command/exit-codes';
import { runCommand } from './command/run-command';
import { matchesSchema } from './contract/schema-spots';
import { readContract } from './contract/service-contract';
import { arbitraryOf } from './fuzz/arbitrary';
import { curlLine } from './report/curl';
import { escapedXml } from './report/junit';
import { maskedHeaders, maskedText } from './report/mask';
import { timesOf } from './report/report';
import { textFinder } from './wire/text-finder';

const folder = temporaryFolders('verify-parts');

function fileOf(name: string, value: unknown): string {
  const file = join(folder(), name);
  writeFileSync(file, JSON.stringify(value));
  return file;
}

describe('a baseline', () => {
  const entry = { owner: 'feed team', reason: 'the old app', until: '2026-12-31' };
  const file = fileOf('known.json', { 'F-1': entry });

  it('excuses a known failure up to its day', () => {
    expect(readBaseline(file, '2026-12-31').excuseFor('F-1', 'body')).toEqual(entry);
    expect(readBaseline(file, '2027-01-01').excuseFor('F-1', 'body')).toBeNull();
    expect(readBaseline(file, '2027-01-01').expired).toEqual(['F-1']);
    expect(readBaseline(file, '2026-12-31').excuseFor('F-2', 'body')).toBeNull();
  });

  it.each(['server-error', 'leak', 'allowed-without-session', 'allowed-to-other', 'small-group', 'too-fine'] as const)(
    'never excuses %s',
    (rule) => expect(() => readBaseline(file, '2026-12-31').excuseFor('F-1', rule)).toThrow('Nothing excuses that'),
  );

  it('asks for owner, reason and day', () => {
    expect(() => readBaseline(fileOf('bare.json', { 'F-1': { ...entry, owner: '' } }), '2026-01-01')).toThrow(
      'needs an owner',
    );
  });
});

describe('a report', () => {
  it('shows no secret', () => {
    expect(maskedHeaders({ cookie: 'AT=abc; RT=def', authorization: 'Bearer x', appid: '999' })).toEqual({
      cookie: 'AT=••••••; RT=••••••',
      authorization: '••••••',
      appid: '999',
    });
    expect(maskedText('{"token":"abc","id":"asha@mail.example"}', textFinder(['asha@mail.example']))).toBe(
      '{"token":"••••••","id":"••••••"}',
    );
  });

  it.each([
    ['one.two, one.two.three, oneXtwo', ['one.two', 'one.two.three'], '••••••, ••••••, oneXtwo'],
    ['aa ab ba', ['ab', 'a'], '•••••••••••• •••••• b••••••'],
    ['at the end: xyz', ['xyz'], 'at the end: ••••••'],
    ['xy', ['xyz', ''], 'xy'],
    ['nothing to hide', [], 'nothing to hide'],
  ])('hides in "%s" each of %j', (text, secrets, hidden) => {
    expect(maskedText(text, textFinder(secrets))).toBe(hidden);
  });

  it('writes a request as a line that a shell takes', () => {
    const request = {
      method: 'POST',
      path: '/api/x?q=1',
      headers: { appid: '999' },
      body: '{"a":"it\'s"}',
      isFile: false,
    };
    expect(curlLine('http://127.0.0.1:1', request)).toBe(
      "curl -i -X POST 'http://127.0.0.1:1/api/x?q=1' \\\n  -H 'appid: 999' \\\n  -d '{\"a\":\"it'\\''s\"}'",
    );
  });

  it('says of each operation how long its answers took, the longest first', () => {
    const call = (operationId: string, milliseconds: number) => ({ operationId, milliseconds });
    const calls = [call('getNotice', 4.2), call('listNotices', 30), call('getNotice', 90), call('getNotice', 7)];
    expect(timesOf(calls)).toEqual([
      { operationId: 'getNotice', calls: 3, median: 7, longest: 90 },
      { operationId: 'listNotices', calls: 1, median: 30, longest: 30 },
    ]);
  });

  it('holds no sign that XML cannot', () => {
    expect(escapedXml('<a b="c">&\u0000\u001b\n')).toBe('&lt;a b=&quot;c&quot;&gt;&amp;\n');
  });
});

describe('recorded traffic', () => {
  const entry = (body: unknown) => ({
    request: { method: 'GET', url: 'http://localhost/api/legal/contacts', headers: [] },
    response: {
      status: 200,
      headers: [
        { name: 'content-type', value: 'application/json' },
        { name: 'cache-control', value: 'no-store' },
        { name: 'x-request-id', value: '0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11' },
      ],
      content: { text: JSON.stringify(body) },
    },
  });
  const contacts = { entity: null, address: null, email: null, grievanceOfficer: null, backupDays: 3 };

  it.each([
    [contacts, EXIT.passed, '0 places break a contract'],
    [{ ...contacts, backupDays: '3' }, EXIT.failed, '/backupDays must be integer'],
  ])('is held against its contract: %j', async (body, wanted, words) => {
    const said: string[] = [];
    const output = {
      line: (text: string) => said.push(text),
      error: (text: string) => said.push(text),
      progress: null,
    };
    const file = fileOf('session.har', { log: { entries: [entry(body)] } });
    const code = await runCommand(['traffic', file, '--service', 'legal'], output, new AbortController().signal);
    expect([code, said.join('\n')]).toEqual([wanted, expect.stringContaining(words)]);
  });
});

describe('a contract', () => {
  it('gives the line of a place, also in another file', async () => {
    const { lineOf } = await readContract('openapi', 'search');
    const [own, shared] = [
      lineOf(['components', 'schemas', 'Hit']),
      lineOf(['components', 'schemas', 'UrlName', 'allOf', '0', 'pattern']),
    ];
    expect([own.file, shared.file]).toEqual(['openapi/search.yaml', 'openapi/common.yaml']);
    expect(own.line).toBeGreaterThan(100);
  });
});

describe('random values', () => {
  it('fit their schemas nearly all, so that few are thrown away', () => {
    const schemas = Object.values(serviceDocuments)
      .flatMap(operationsOf)
      .map(({ requestBody }) => requestBody?.content['application/json']?.schema)
      .filter((schema) => schema !== undefined);
    const shares = schemas.map(
      (schema) =>
        fc.sample(arbitraryOf(schema), { numRuns: 5, seed: 1 }).filter((value) => matchesSchema(schema, value)).length /
        5,
    );
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.85);
  });
});
