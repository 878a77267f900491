import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { emitMemoryAdapters } from './emit-memory-adapters';
import { emitModeratedKinds } from './emit-moderated-kinds';
import { emitPersonalData } from './emit-personal-data';

const SERVER = 'src/server';
const FEATURES = 'src/app/features';
const APP_FOLDER = 'src/app/generated';

/** Everything in these folders of the project is generated. */
export const REGISTRY_FOLDERS = [APP_FOLDER] as const;

/** Returns the lists of what features register, made of the files of a name in their folders. */
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
  const memory = (await readdir(path.join(project, FEATURES), { recursive: true }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.memory.ts'))
    .sort();
  return new Map([
    [`${APP_FOLDER}/memory-adapters.ts`, marked('*.memory.ts', emitMemoryAdapters(memory), FEATURES)],
    [`${SERVER}/generated/personal-data.ts`, marked('personal.ts', emitPersonalData(foldersWith('personal.ts')))],
    [`${SERVER}/generated/moderated-kinds.ts`, marked('moderated.ts', emitModeratedKinds(foldersWith('moderated.ts')))],
  ]);
}

function marked(name: string, text: string, folder = SERVER): string {
  return `// Generated from the files ${name} of ${folder} by \`npm run generate\`. Change those files, not this one.\n\n${text}\n`;
}
