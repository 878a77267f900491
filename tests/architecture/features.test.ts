import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { features } from '@/app/features';

const FEATURES = 'src/app/features';
/** The folder of each feature, `talk/voting`, by its name. */
const folderOf: ReadonlyMap<string, string> = new Map(
  readdirSync(FEATURES).flatMap((context) =>
    readdirSync(`${FEATURES}/${context}`).map((name) => [name, `${context}/${name}`] as const),
  ),
);
const folders = [...folderOf.keys()];
const textOf = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

describe('features', () => {
  it('have one line each in the list, and a folder with what they are made of', () => {
    expect(folders.toSorted()).toEqual(Object.keys(features).toSorted());
    for (const name of folders)
      expect(existsSync(`${FEATURES}/${folderOf.get(name)}/${name}.feature.ts`), name).toBe(true);
    const lines = readFileSync('src/app/features.ts', 'utf8').split('\n');
    for (const name of folders) expect(lines.filter((line) => line.includes(`/${name}.feature'`))).toHaveLength(1);
  });

  it('are named by nothing else of the app', () => {
    const others = readdirSync('src/app').filter(
      (file) => /\.tsx?$/.test(file) && !/^features\.ts$|\.test\./.test(file),
    );
    expect(others.filter((file) => textOf(`src/app/${file}`).includes('./features/'))).toEqual([]);
  });

  it('bring the style of their views', () => {
    const missing = folders
      .filter((name) => existsSync(`src/views/${folderOf.get(name)}/${name}.css`) && name !== 'shell')
      .filter(
        (name) =>
          !textOf(`${FEATURES}/${folderOf.get(name)}/${name}.feature.ts`).includes(
            `'@/views/${folderOf.get(name)}/${name}.css'`,
          ),
      );
    expect(missing).toEqual([]);
  });

  it('need only features that exist, and none that needs them', () => {
    const needsOf = (name: string): readonly string[] => features[name]?.needs ?? [];
    const reachable = (name: string, seen: ReadonlySet<string>): boolean =>
      needsOf(name).every((needed) => !seen.has(needed) && reachable(needed, new Set([...seen, needed])));
    for (const name of folders) {
      expect(needsOf(name).filter((needed) => features[needed] === undefined)).toEqual([]);
      expect(reachable(name, new Set([name])), name).toBe(true);
    }
  });
});
