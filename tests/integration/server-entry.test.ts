import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { describe, expect, it } from 'vitest';
import { buildEntry, IMPORT } from '../../scripts/lib/build-server';

describe('the entry of the built server', () => {
  const folder = temporaryFolders('entry');

  const bundleSaying = async (place: string, words: string): Promise<void> => {
    const code = `(function (exports, require, module, __filename, __dirname, ${IMPORT}) {
      const { basename } = require('node:path');
      const say = ({ EOL }) => process.stdout.write('${words} from ' + basename(__dirname + '/' + basename(__filename)) + EOL);
      module.exports = { started: ${IMPORT}('node:os').then(say) };
    })`;
    writeFileSync(join(place, 'server.cjs'), code);
    await buildEntry(join(place, 'server.mjs'), code);
  };
  const run = (place: string): string =>
    execFileSync(process.execPath, [join(place, 'server.mjs')], { encoding: 'utf8' }).trim();
  const keptIn = (place: string): readonly string[] =>
    readdirSync(place).filter((name) => name.startsWith('server.') && name.endsWith('.compiled'));

  it('keeps the compiled code at the first start, runs it at later ones, and makes it again where the engine refuses it', async () => {
    const place = folder();
    await bundleSaying(place, 'hello');
    expect(run(place)).toBe('hello from server.cjs');
    const [name = '', ...others] = keptIn(place);
    expect(others).toEqual([]);
    const kept = readFileSync(join(place, name));

    expect(run(place)).toBe('hello from server.cjs');
    expect(readFileSync(join(place, name)).equals(kept)).toBe(true);

    writeFileSync(join(place, name), 'spoiled');
    expect(run(place)).toBe('hello from server.cjs');
    expect(readFileSync(join(place, name)).byteLength).toBeGreaterThan(100);
    expect(readdirSync(place)).toHaveLength(3);
  });

  it('runs no code of an earlier build, not even of one whose text was as long', async () => {
    const place = folder();
    await bundleSaying(place, 'hello');
    run(place);
    await bundleSaying(place, 'olleh');
    expect(run(place)).toBe('olleh from server.cjs');
  });

  it('keeps one compiled code, that of the build', async () => {
    const place = folder();
    await bundleSaying(place, 'hello');
    run(place);
    await bundleSaying(place, 'other words');
    run(place);
    expect(keptIn(place)).toHaveLength(1);
  });
});
