import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { expect, it } from 'vitest';
import { readProduct } from '../../lib/product-program';
import { wiringCalls } from './calls';

const newFolder = temporaryFolders('wiring');

const files = {
  'src/stores/title.store.ts': `
    export class TitleStore {
      names: string[] = [];
      constructor(watch: (heard: () => void) => void, read: () => string) {
        makeAutoObservable(this);
        watch(() => this.names.push(read()));
      }
      show() { this.names.sort(); }
    }
    function makeAutoObservable(store: object) { return store; }`,
  'src/app/features/kernel/title/title.feature.ts': `
    import { TitleStore } from '../../../../stores/title.store';
    export const feature = (bind: (key: string) => { toService(key: string): void }, load: () => Promise<void>) => ({
      bind: () => { bind('title').toService('a'); bind('personal').toService('a'); bind('personal').toService('b'); },
      load: async () => { await Promise.all([load(), load()]); },
      page: () => new TitleStore(() => undefined, () => 'a').names.join(),
    });`,
  'src/app/client.ts':
    "import { feature } from './features/kernel/title/title.feature';\nfeature(() => ({ toService: () => undefined }), async () => undefined);",
  'src/app/first-view.tsx': 'export {};',
  'src/server/main.ts': 'export {};',
};

it('finds calls whose result nothing uses, and leaves out bindings of keys that have one', () => {
  const project = newFolder();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(project, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(project, file), text);
  }
  expect(wiringCalls(readProduct(project)).map(({ number, text }) => [number, text])).toEqual([
    [1, 'watch(() => this.names.push(read()))'],
    [2, "bind('personal').toService('a')"],
    [3, "bind('personal').toService('b')"],
    [4, 'Promise.all([load(), load()])'],
    [5, 'load()'],
    [6, 'load()'],
  ]);
});
