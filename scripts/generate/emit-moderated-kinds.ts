import { camelCase } from './names';

export function emitModeratedKinds(folders: readonly string[]): string {
  const nameOf = (folder: string): string => camelCase(folder.replace(/^services\/[^/]+\//, '').replaceAll('/', '-'));
  const imports = folders.map(
    (folder) => `import { moderatedKind as ${nameOf(folder)} } from '../${folder}/moderated';`,
  );
  const members = folders.map((folder) => `  [${nameOf(folder)}.kind, ${nameOf(folder)}],`);
  return `import type { ModeratedKinds } from '../platform/moderation/moderated-kind';
${imports.join('\n')}

/** The kinds of contribution that moderators decide on. */
export const moderatedKinds: ModeratedKinds = new Map([
${members.join('\n')}
]);`;
}
