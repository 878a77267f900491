import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { serviceDocuments } from '@/contract/generated/documents';
import { readRequirements } from './ledger-files';

/** Entries about a part of a call that another entry names. */
const PARTS_OF_CALLS: ReadonlySet<string> = new Set([
  'API-COMMON-HEADERS',
  'API-COMMON-BODIES',
  'API-LOGIN-CLIENTID',
  'API-LOGIN-LOGOUT-NATIVE',
  'API-LOGIN-LOGOUT-OK',
  'API-LOGIN-SOCIAL-RESULT',
  'API-NOTIF-GET',
  'API-NOTIF-ITEM',
  'API-NOTIF-PLATFORM',
  'API-NOTIF-VIEW',
  'API-NOTIF-WEBPUSH',
  'API-PATHS',
  'API-USER-CAREER-EDITFLOW',
  'API-USER-CAREER-RECHECK',
  'API-USER-CAREER-UPDATE',
  'API-USER-CAREER-UPDATE-OTHER',
  'API-USER-CAREER-UPDATE-STUDENT',
  'TR-EVENT-HEADERS',
]);

const calls: Readonly<Record<string, readonly string[]>> = parse(
  readFileSync(new URL('calls.yaml', import.meta.url), 'utf8'),
);

/** The paths of each operation over all documents. */
const pathsOf = new Map<string, string[]>();
for (const { paths = {} } of Object.values(serviceDocuments)) {
  for (const [at, methods] of Object.entries(paths)) {
    for (const { operationId } of Object.values(methods) as { readonly operationId?: string }[]) {
      if (operationId !== undefined) pathsOf.set(operationId, [...(pathsOf.get(operationId) ?? []), at]);
    }
  }
}

describe('the calls that the specification names without a path', () => {
  it('are on the list, each of them', () => {
    const named = readRequirements().filter(({ id, text }) => id.startsWith('API-') && !/\s\/[a-z]|\}\//i.test(text));
    expect(named.map(({ id }) => id).filter((id) => !PARTS_OF_CALLS.has(id) && !(id in calls))).toEqual([]);
    expect(named.length).toBeGreaterThan(50);
  });

  it.each(Object.entries(calls))('[API-PATHS] %s has its path in the contract, and there alone', (_id, operations) => {
    expect(operations).not.toEqual([]);
    for (const operation of operations) expect(pathsOf.get(operation)).toHaveLength(1);
  });

  it('[API-PATHS] no client code holds a path beside the generated clients', () => {
    const ofClient = ['adapters', 'app', 'core', 'stores', 'views', 'worker'].flatMap((root) =>
      readdirSync(path.join('src', root), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|generated/.test(file))
        .map((file) => path.join('src', root, file)),
    );
    expect(ofClient.length).toBeGreaterThan(1000);
    const holding = ofClient.filter((file) =>
      /['"`]\/api\//.test(readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')),
    );
    expect(holding).toEqual([]);
  });
});
