import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { describe, expect, it } from 'vitest';
import { joinedSets, joinScripts } from './joined-files';

const screens = [
  ['posting', 'Home'],
  ['company', 'jobs', 'Jobs'],
  ['company', 'jobs', 'Job'],
];
const chunks = {
  company: ['/static/js/async/c.1.js', '/static/css/async/c.1.css'],
  jobs: ['/static/js/async/j.1.js'],
  Jobs: ['/static/js/async/c.1.js', '/static/js/async/s.1.js'],
  'post-poll': ['/static/js/async/p.1.js'],
  'post-link': ['/static/js/async/l.1.js'],
};
const JOB_FILES = ['/static/js/async/c.1.js', '/static/js/async/j.1.js', '/static/js/async/s.1.js'];

describe('scripts that documents name together', () => {
  const makeFolder = temporaryFolders('joined');

  it('are those of a screen with what it needs, and each selection of attachments, of two files at least', () => {
    expect(joinedSets(chunks, screens)).toEqual([
      JOB_FILES,
      ['/static/js/async/c.1.js', '/static/js/async/j.1.js'],
      ['/static/js/async/l.1.js', '/static/js/async/p.1.js'],
    ]);
  });

  it('are no more than can be written', () => {
    const many = Object.fromEntries(Array.from({ length: 8 }, (_, place) => [`post-${place}`, []]));
    expect(() => joinedSets(many, screens)).toThrow('256 files');
  });

  it('are written one behind the other, under the hash of their content', () => {
    const folder = makeFolder();
    mkdirSync(join(folder, 'static/js/async'), { recursive: true });
    for (const address of new Set(Object.values(chunks).flat()))
      if (address.endsWith('.js')) writeFileSync(join(folder, address), `${address.slice(17, 18)}()`);
    writeFileSync(join(folder, 'chunks.json'), JSON.stringify(chunks));
    expect(joinScripts(folder, screens)).toBe(3);
    const joined: Record<string, string> = JSON.parse(readFileSync(join(folder, 'joined.json'), 'utf8'));
    const address = joined[JOB_FILES.join(' ')] ?? '';
    expect(address).toMatch(/^\/static\/js\/joined\/[\da-f]{10}\.js$/);
    expect(readFileSync(join(folder, address), 'utf8')).toBe('c()\nj()\ns()');
    expect(readdirSync(join(folder, 'static/js/joined'))).toHaveLength(3);
  });
});
