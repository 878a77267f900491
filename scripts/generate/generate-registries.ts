import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { emitModeratedKinds } from './emit-moderated-kinds';
import { emitPersonalData } from './emit-personal-data';

const SERVER = 'src/server';

export async function generateRegistries(project: string): Promise<ReadonlyMap<string, string>> {
  const files = await readdir(path.join(project, SERVER), { recursive: true });
  const foldersWith = (name: string): readonly string[] =>
    files
      .map((file) => file.replaceAll('\\', '/'))
      .filter(
        (file) => path.posix.basename(file) === name && /^(platform|services\/[^/]+\/[^/]+)\/[^/]+\/[^/]+$/.test(file),
      )
      .map((file) => path.posix.dirname(file))
      .sort();
  return new Map([
    [`${SERVER}/generated/personal-data.ts`, marked('personal.ts', emitPersonalData(foldersWith('personal.ts')))],
    [`${SERVER}/generated/moderated-kinds.ts`, marked('moderated.ts', emitModeratedKinds(foldersWith('moderated.ts')))],
  ]);
}

function marked(name: string, text: string): string {
  return `// Generated from the files ${name} of ${SERVER} by \`npm run generate\`. Change those files, not this one.\n\n${text}\n`;
}
