import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { emitFreeMail } from './emit-free-mail';

/** The folder of the list; server, fakes and client ask core/kernel/formatting/free-mail.rules.ts. */
export const FREE_MAIL_FOLDERS = ['src/core/kernel/formatting/generated'] as const;

const LIST = 'free-mail-domains.txt';

/** Returns the generated files of the free mail list by their path, relative to the project's folder. */
export async function generateFreeMail(openapiFolder: string): Promise<ReadonlyMap<string, string>> {
  const list = await readFile(path.join(openapiFolder, LIST), 'utf8');
  const text = `// Generated from openapi/${LIST} by \`npm run generate\`. Change that file, not this one.\n\n${emitFreeMail(list)}\n`;
  return new Map(FREE_MAIL_FOLDERS.map((folder) => [`${folder}/free-mail-domains.ts`, text]));
}
