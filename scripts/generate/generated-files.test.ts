import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findDrift, writeGenerated } from './generated-files';

const none = { missing: [], outdated: [], leftOver: [] };
const folders = ['a/generated', 'b/generated'];
const expected = new Map([
  ['a/generated/feed/voting.ts', 'feed'],
  ['b/generated/feed.json', '{}'],
]);

let project = '';
beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'tarakki-generated-'));
});
afterEach(() => rm(project, { recursive: true }));

describe('generated files', () => {
  it('are written once, and match afterwards', async () => {
    const missing = [...expected.keys()];
    expect(await findDrift(project, folders, expected)).toEqual({ ...none, missing });
    expect(await writeGenerated(project, folders, expected)).toEqual({ ...none, missing });
    expect(await findDrift(project, folders, expected)).toEqual(none);
    expect(await readFile(path.join(project, 'a/generated/feed/voting.ts'), 'utf8')).toBe('feed');
  });

  it('drift when one was edited by hand, or when its OpenAPI file is gone', async () => {
    await writeGenerated(project, folders, expected);
    await writeFile(path.join(project, 'a/generated/feed/voting.ts'), 'edited');
    await writeFile(path.join(project, 'b/generated/old.json'), '{}');
    const drift = { missing: [], outdated: ['a/generated/feed/voting.ts'], leftOver: ['b/generated/old.json'] };
    expect(await findDrift(project, folders, expected)).toEqual(drift);
    expect(await writeGenerated(project, folders, expected)).toEqual(drift);
    expect(await findDrift(project, folders, expected)).toEqual(none);
    expect(await readdir(path.join(project, 'b/generated'))).toEqual(['feed.json']);
  });
});
