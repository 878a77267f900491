import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { featuresOf, filesOfFeature } from './feature-files';

const FILES: Readonly<Record<string, string>> = {
  'openapi/feed.yaml': 'info:\n  summary: Posts and votes.\npaths:\n  /vote:\n    post:\n      tags: [voting]\n',
  'openapi/user.yaml': 'info:\n  summary: People.\npaths:\n  /profile:\n    get:\n      tags: [profile]\n',
  'src/core/talk/voting/votes.port.ts':
    '/** Casts votes: all of them. More. */\nexport interface Votes {\n  castVote(): void;\n}\n',
  'src/core/talk/voting/votes.rules.test.ts': "describe('votes', () => {});",
  'src/core/account/profile/profile.ts': '/** A profile. */',
  'src/adapters/memory/talk/voting/memory-votes.ts':
    "import type { Votes } from '@/core/talk/voting/votes.port';\n/** Votes in\n * memory. More. */",
  'src/adapters/http/generated/feed.ts': "import type { Votes } from '@/core/talk/voting/votes.port';",
  'src/stores/talk/voting/vote.store.ts': '/** The votes. */',
  'src/app/features/talk/voting/voting.module.ts': '/** Binds voting. */',
  'src/server/platform/migrations/0001_tables.sql': '-- All tables.\nCREATE TABLE "content"."votes" ();',
  'src/server/platform/migrations/0002_posts.sql': 'CREATE TABLE "content"."posts" ();',
  'src/server/platform/schema/content/posting.ts': "export const posts = content.table('posts', {});",
  'src/server/platform/schema/content/voting.ts': "/** The votes. */\nexport const votes = content.table('votes', {});",
  'src/server/platform/sql/voting/cast-vote.sql': '-- Casts a vote: one\n-- statement. More.\nCREATE FUNCTION f();',
  'src/server/services/talk/feed/feed.service.ts': '/** All handlers. */',
  'src/server/services/talk/feed/voting/vote.queries.ts': '/** The statements of votes. */',
};

describe('filesOfFeature', () => {
  let root = '';

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'tarakki-where-'));
    for (const [path, text] of Object.entries(FILES)) {
      mkdirSync(join(root, dirname(path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
  });

  afterEach(() => rmSync(root, { recursive: true }));

  it('lists the files of every layer with their first sentence', () => {
    expect(filesOfFeature(root, 'voting')).toEqual([
      { layer: 'contract', files: [{ path: 'openapi/feed.yaml', about: 'Posts and votes.' }] },
      {
        layer: 'core',
        files: [
          { path: 'src/core/talk/voting/votes.port.ts', about: 'Casts votes: all of them.' },
          { path: 'src/core/talk/voting/votes.rules.test.ts', about: 'votes' },
        ],
      },
      {
        layer: 'adapters',
        files: [{ path: 'src/adapters/memory/talk/voting/memory-votes.ts', about: 'Votes in memory.' }],
      },
      { layer: 'stores', files: [{ path: 'src/stores/talk/voting/vote.store.ts', about: 'The votes.' }] },
      { layer: 'app', files: [{ path: 'src/app/features/talk/voting/voting.module.ts', about: 'Binds voting.' }] },
      {
        layer: 'server',
        files: [
          { path: 'src/server/platform/migrations/0001_tables.sql', about: 'All tables.' },
          { path: 'src/server/platform/schema/content/voting.ts', about: 'The votes.' },
          { path: 'src/server/platform/sql/voting/cast-vote.sql', about: 'Casts a vote: one statement.' },
          { path: 'src/server/services/talk/feed/voting/vote.queries.ts', about: 'The statements of votes.' },
        ],
      },
    ]);
  });

  it('finds nothing under an unknown noun', () => {
    expect(filesOfFeature(root, 'awards')).toEqual([]);
  });

  it('knows the features', () => {
    expect(featuresOf(root)).toEqual(['profile', 'voting']);
  });
});
