import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aPng } from '@tests/support/pictures';
import { select } from '@tests/support/sql';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { testDatabaseKind } from '@tests/support/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { undoImport } from '@/server/import/undo/undo-import';
import { nullable, text } from '@/server/platform/sql-types';
import { logoKey } from '@/server/services/trust/moderation/logos/logo-file';
import { setCollegeLogo, setCompanyLogo } from '@/server/services/trust/moderation/logos/logos.queries';
import { dumpOf } from './harness/dump-of';
import { importerOn } from './harness/import-scene';

const NAME = /^i-[0-9a-f]{24}-[0-9a-f]{8}$/;
const MODERATORS = '0b0f6c5e-6a2b-4a53-8a30-5b0b1e8a7f10';

describe('logos in an import', () => {
  const importer = importerOn(testDatabaseKind);
  const makeFolder = temporaryFolders('logos');
  const path = (name: string) => join(importer.folder, name);
  const importing = async (of: string, name: string, content: string, ...args: string[]) => {
    const { isWhole, printed } = await importer.importing([of, importer.fileOf(name, content), ...args]);
    return { isWhole, printed, id: Number(/It is import (\d+)/.exec(printed)?.[1]) };
  };
  const undo = (id: number) => undoImport(importer.database, id, () => undefined);
  const logoOf = async (name: string, table: 'companies' | 'colleges' = 'companies'): Promise<string | null> => {
    const rows = await select(
      importer.database,
      { logo: nullable(text) },
      `select logo from catalog.${table} where name = '${name}'`,
    );
    return rows[0]?.logo ?? null;
  };
  const unused = async (): Promise<readonly string[]> =>
    (await select(importer.database, { key: text }, 'select key from platform.unused_files order by key')).map(
      ({ key }) => key,
    );
  const report = () => readFileSync(path('companies.report.csv'), 'utf8');
  const reporting = () => ['--report', path('companies.report.csv')];

  beforeAll(() => {
    mkdirSync(path('logos'));
    writeFileSync(path('logos/red.png'), aPng(60, 30));
    writeFileSync(path('logos/blue.png'), aPng(30, 60));
    writeFileSync(path('logos/text.png'), 'no picture');
    writeFileSync(path('logos/bomb.png'), aPng(12_000, 12_000));
    writeFileSync(path('logos/large.png'), Buffer.alloc(10 * 1024 * 1024 + 1));
    const outside = makeFolder();
    writeFileSync(join(outside, 'secret.png'), aPng(10, 10));
    symlinkSync(join(outside, 'secret.png'), path('logos/link.png'));
    symlinkSync(path('logos/red.png'), path('logos/inside.png'));
  });

  it('[VA-LOGO-COMPANY] are encoded again, stored as JPEG under names of their own, and gone without a trace when it is taken back', async () => {
    const before = await dumpOf(importer.database);
    const { id, isWhole } = await importing(
      'companies',
      'a.csv',
      'company,sector,logo\nLoom House,Banking,logos/red.png\nDye House,Retail,logos/inside.png\nWoad House,Retail,\n',
    );
    expect(isWhole).toBe(true);
    const [loom, dye] = [await logoOf('Loom House'), await logoOf('Dye House')];
    expect(loom).toMatch(NAME);
    expect(dye).toMatch(NAME);
    expect(dye).not.toBe(loom);
    expect(await logoOf('Woad House')).toBeNull();
    const stored = await importer.pictures.get(logoKey(loom ?? ''));
    expect(stored?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(await unused()).toEqual([]);
    await undo(id);
    expect(await dumpOf(importer.database)).toEqual(before);
    expect(await unused()).toEqual([loom, dye].map((logo) => logoKey(logo ?? '')).toSorted());
    await importer.database.execute('delete from platform.unused_files');
  });

  it('are files of the folder alone, and small enough; the rest of each row goes in', async () => {
    const refused = {
      '../secret.png': 'is not a path inside the folder',
      'logos/../../secret.png': 'is not a path inside the folder',
      '/etc/hostname': 'is not a path from the folder',
      'logos\\red.png': 'is not a path inside the folder',
      'https://example.com/a.png': 'is an address',
      'file:///etc/hostname': 'is an address',
      'logos/link.png': 'leads out of the folder',
      'logos/none.png': 'is not a file in the folder',
      logos: 'is not a file in the folder',
      'logos/text.png': 'is not a readable JPEG, PNG or WebP picture',
      'logos/bomb.png': 'has more than 40 million pixels',
      'logos/large.png': 'is larger than 10 MB',
    };
    const rows = Object.keys(refused).map((logo, place) => `Weaver House ${place + 1},Banking,${logo}`);
    const file = `company,sector,logo\n${rows.join('\n')}\nGood House,Banking,logos/red.png\n`;
    const dry = await importing('companies', 'b.csv', file, '--dry-run');
    expect(dry.printed).toContain(`${rows.length} values left out`);
    expect(await unused()).toEqual([]);
    const { id, printed } = await importing('companies', 'b.csv', file, ...reporting());
    expect(printed).toContain(`${rows.length + 1} added`);
    expect(printed).toContain(`${rows.length} values left out`);
    const lines = report().split('\n');
    for (const [logo, reason] of Object.entries(refused)) {
      expect(lines.filter((line) => line.endsWith(`,logo,${logo}`) && line.includes(reason))).toHaveLength(1);
    }
    expect(await logoOf('Weaver House 1')).toBeNull();
    expect(await logoOf('Good House')).toMatch(NAME);
    await undo(id);
    await importer.database.execute('delete from platform.unused_files');
  });

  it('change with a newer import, stay in a repeated one, and come back when the newer one is taken back', async () => {
    const file = 'company,sector,logo\nLoom House,Banking,logos/red.png\n';
    const first = await importing('companies', 'a.csv', file);
    const red = await logoOf('Loom House');
    for (const args of [[], ['--restart']]) {
      const again = await importing('companies', 'a.csv', file, ...args);
      expect(again.printed).toContain('1 unchanged');
      expect(await logoOf('Loom House')).toBe(red);
    }
    const second = await importing('companies', 'c.csv', 'company,sector,logo\nLoom House,Banking,logos/blue.png\n');
    const blue = await logoOf('Loom House');
    expect(second.printed).toContain('1 updated');
    expect(blue?.slice(0, 26)).not.toBe(red?.slice(0, 26));
    expect(await unused()).toEqual([]);
    await undo(second.id);
    expect(await logoOf('Loom House')).toBe(red);
    expect(await unused()).toEqual([logoKey(blue ?? '')]);
    const third = await importing('companies', 'c.csv', 'company,sector,logo\nLoom House,Banking,logos/blue.png\n');
    const newer = await logoOf('Loom House');
    await undo(first.id);
    expect(await logoOf('Loom House')).toBe(newer);
    expect(await unused()).toEqual([red, blue].map((logo) => logoKey(logo ?? '')).toSorted());
    await undo(third.id);
    await importer.database.execute('delete from platform.unused_files');
  });

  it('stand behind one that a moderator chose, and do not come back once a moderator removed them', async () => {
    const { database } = importer;
    const first = await importing('companies', 'a.csv', 'company,sector,logo\nLoom House,Banking,logos/red.png\n');
    const red = await logoOf('Loom House');
    await database.query(setCompanyLogo, 'loom-house', MODERATORS);
    expect(await unused()).toEqual([logoKey(red ?? '')]);
    const second = await importing(
      'companies',
      'd.csv',
      'company,sector,logo\nLoom House,Retail,logos/blue.png\n',
      ...reporting(),
    );
    expect(report()).toContain('a moderator chose the logo');
    expect(await logoOf('Loom House')).toBe(MODERATORS);
    await undo(second.id);
    expect(await logoOf('Loom House')).toBe(MODERATORS);
    await database.query(setCompanyLogo, 'loom-house', null);
    const third = await importing('companies', 'e.csv', 'company,sector,logo\nLoom House,Pharma,logos/blue.png\n');
    const fourth = await importing('companies', 'f.csv', 'company,sector,logo\nLoom House,Pharma,logos/red.png\n');
    expect(await logoOf('Loom House')).toMatch(NAME);
    await database.query(setCompanyLogo, 'loom-house', null);
    await undo(fourth.id);
    expect(await logoOf('Loom House')).toBeNull();
    await undo(third.id);
    await undo(first.id);
    const kept = await select(
      database,
      { key: text },
      `select given ->> 'logo' as key from platform.import_layers where given ? 'logo'`,
    );
    expect(kept).toEqual([]);
    await database.execute('delete from platform.unused_files');
  });

  it('[VA-LOGO-COLLEGE] are of colleges, too', async () => {
    const before = await dumpOf(importer.database);
    const { id } = await importing(
      'colleges',
      'colleges.csv',
      'college,city,logo\nLoom Weaving Institute,Pune,logos/red.png\n',
    );
    const red = await logoOf('Loom Weaving Institute', 'colleges');
    expect(red).toMatch(NAME);
    const newer = await importing(
      'colleges',
      'newer.csv',
      'college,city,logo\nLoom Weaving Institute,Pune,logos/blue.png\n',
    );
    expect(await logoOf('Loom Weaving Institute', 'colleges')).not.toBe(red);
    await undo(newer.id);
    expect(await logoOf('Loom Weaving Institute', 'colleges')).toBe(red);
    await importer.database.query(setCollegeLogo, 'loom-weaving-institute', null);
    expect(await logoOf('Loom Weaving Institute', 'colleges')).toBeNull();
    await undo(id);
    expect(await dumpOf(importer.database)).toEqual(before);
  });
});
