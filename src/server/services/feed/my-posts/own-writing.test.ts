import { openTestDatabase } from '@tests/support/test-database';
import { describe, expect, it } from 'vitest';
import { createAuthorship } from '@/server/platform/authorship';
import { OwnWriting } from './own-writing';

describe('OwnWriting', () => {
  it('compares everything once for a persona, however many of its requests come at once', async () => {
    const database = await openTestDatabase();
    const asked: string[] = [];
    const query: typeof database.query = (statement, ...values) => {
      asked.push(statement.name);
      return database.query(statement, ...values);
    };
    const writing = new OwnWriting({ ...database, query }, createAuthorship(Buffer.alloc(32, 5)));
    const persona = new Uint8Array(32);
    await Promise.all(Array.from({ length: 40 }, () => writing.posts(persona)));
    expect(asked.filter((name) => name === 'my-posts.posts-by-id')).toHaveLength(1);
    // The others may have written meanwhile.
    expect(asked.filter((name) => name === 'my-posts.posts-since')).toHaveLength(39);
    await database.close();
  });
});
