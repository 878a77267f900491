import { camelCase } from './names';

type Folder = string;

export function emitPersonalData(folders: readonly Folder[]): string {
  const nameOf = (folder: Folder): string => camelCase(featureOf(folder).replaceAll('/', '-'));
  const imports = folders.map((folder) => `import { personalData as ${nameOf(folder)} } from '../${folder}/personal';`);
  const members = folders.map((folder) => `  ['${featureOf(folder)}', ${nameOf(folder)}],`);
  return `import type { PersonalRegistry } from '../platform/personal/personal-data';
${imports.join('\n')}

/** The data of users that each feature stores. */
export const personalData: PersonalRegistry = new Map([
${members.join('\n')}
]);`;
}

function featureOf(folder: Folder): string {
  return folder.replace(/^services\/[^/]+\//, '');
}
