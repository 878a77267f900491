import { defineConfig } from 'drizzle-kit';

/**
 * `npx drizzle-kit generate --name <what-changes>` compares the schema files with the newest snapshot and writes the next
 * migration; `--custom` makes an empty one. A migration that has left this machine is never edited. Only the newest snapshot is compared,
 * so older ones can be removed.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/server/platform/schema/**/*.ts'],
  out: './src/server/platform/migrations',
  breakpoints: true,
  // The columns of the schema files are named by their keys.
  casing: 'snake_case',
});
