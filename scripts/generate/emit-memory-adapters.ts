/** Emits the list of the memory adapters of each feature, from the paths of the files `<context>/<feature>/<feature>.memory.ts`. */
export function emitMemoryAdapters(files: readonly string[]): string {
  const members = files.map((file) => {
    const feature = file.split('/')[1] ?? '';
    const key = feature.includes('-') ? `'${feature}'` : feature;
    return `  ${key}: () => import('../features/${file.replace(/\.ts$/, '')}'),`;
  });
  return `import type { ContainerModule } from 'inversify';

/** The memory adapters of each feature. */
export const memoryAdapters: Readonly<Record<string, () => Promise<{ readonly adapters: ContainerModule }>>> = {
${members.join('\n')}
};`;
}
