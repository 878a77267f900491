import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findUnusedMembers } from './product-members';

const project = mkdtempSync(path.join(tmpdir(), 'members-'));
afterAll(() => rmSync(project, { recursive: true }));

const files = {
  'src/core/votes.port.ts': 'export interface Votes { cast(): void; list(): void }',
  'src/core/personal.ts': 'export interface Personal { forget(): void }',
  'src/stores/voting.store.ts': `import type { Personal } from '../core/personal';
    import type { Votes } from '../core/votes.port';
    export class VotingStore implements Personal {
      read = 1;
      written = 1;
      destructured = 1;
      #hidden = 1;
      constructor(private readonly votes: Votes) {}
      vote() { this.written = this.#hidden; this.votes.cast(); }
      forget() {}
      show(id: string) { return id; }
      dead() {}
      /** @internal for tests */
      observed() {}
    }`,
  'src/app/client.ts': `import type { Personal } from '../core/personal';
    import { VotingStore } from '../stores/voting.store';
    export function start(store: VotingStore) {
      store.vote();
      const { destructured } = store;
      const personal: Personal = store;
      personal.forget();
      show(store);
      return store.read + destructured;
    }
    function show(place: { show(id: string): string }) { return place.show('a'); }`,
  'src/app/first-view.tsx': 'export {};',
  'src/server/main.ts': 'export {};',
};

it('finds the members that nothing reads, by name, by an interface or by shape', () => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(project, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(project, file), text);
  }
  expect(findUnusedMembers(project)).toEqual([
    { file: 'src/core/votes.port.ts', name: 'Votes.list' },
    { file: 'src/stores/voting.store.ts', name: 'VotingStore.written' },
    { file: 'src/stores/voting.store.ts', name: 'VotingStore.dead' },
  ]);
});
