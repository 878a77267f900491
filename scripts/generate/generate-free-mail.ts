import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { emitFreeMail } from './emit-free-mail';

export const FREE_MAIL_FOLDERS = ['src/core/kernel/formatting/generated'] as const;

const LIST = 'free-mail-domains.txt';

export async function generateFreeMail(openapiFolder: string): Promise<ReadonlyMap<string, string>> {
  const list = await readFile(path.join(openapiFolder, LIST), 'utf8');
  const text = `// Generated from openapi/${LIST} by \`npm run generate\`. Change that file, not this one.\n\n${emitFreeMail(list)}\n`;
  return new Map(FREE_MAIL_FOLDERS.map((folder) => [`${folder}/free-mail-domains.ts`, text]));
}
