import * as app from './app-templates';
import * as contract from './contract-templates';
import * as core from './core-templates';
import type { FeatureNames } from './feature-names';
import * as server from './server-templates';
import * as view from './view-templates';

export function newFiles(names: FeatureNames): ReadonlyMap<string, string> {
  const { folder, feature, entity } = names;
  const home = `src/app/features/${folder}/${feature}`;
  return new Map([
    [`openapi/${feature}.yaml`, contract.openapiFile(names)],
    [`src/core/${folder}/${entity}.ts`, core.entityFile(names)],
    [`src/core/${folder}/${feature}.port.ts`, core.portFile(names)],
    [`src/adapters/memory/${folder}/${entity}-records.ts`, core.recordsFile(names)],
    [`src/adapters/memory/${folder}/memory-${feature}.ts`, core.memoryFile(names)],
    [`src/stores/${folder}/keys.ts`, view.keysFile(names)],
    [`src/stores/${folder}/${feature}.store.ts`, view.storeFile(names)],
    [`src/views/${folder}/messages.ts`, view.messagesFile(names)],
    [`src/views/${folder}/${feature}-screen.tsx`, view.screenFile(names)],
    [`src/views/${folder}/${feature}-screen.test.tsx`, view.screenTestFile(names)],
    [`${home}.feature.ts`, app.featureFile(names)],
    [`${home}.screen.ts`, app.screenPartFile(names)],
    [`${home}.module.ts`, app.moduleFile(names)],
    [`src/server/services/${folder}/${feature}.service.ts`, server.serviceFile(names)],
    [`src/server/services/${folder}/${feature}/${feature}.ts`, server.handlersFile(names)],
    [`tests/contract/${feature}.contract.ts`, contract.contractSuiteFile(names)],
    [`tests/contract/${feature}.contract.test.ts`, contract.contractTestFile(names)],
    [`tests/integration/personas/${feature}.personas.ts`, contract.personasFile(names)],
  ]);
}

export const FEATURES_FILE = 'src/app/features.ts';

export const MEMORY_FILE = 'src/app/environments/memory-ports.ts';

export const NAVIGATION_FILE = 'src/core/kernel/navigation/navigation.ts';

export function withLink(catalogue: string, { pascal, title }: FeatureNames): string | null {
  const lines = catalogue.split('\n');
  const list = lines.findIndex((line) => line.startsWith('export const USER_LINKS'));
  const end = lines.indexOf('];', list);
  if (list === -1 || end === -1) return null;
  return lines.toSpliced(end, 0, `  { screen: '${pascal}', label: '${title}' },`).join('\n');
}

export function withMemoryPort(list: string, { folder, feature, pascal }: FeatureNames): string | null {
  const end = list.lastIndexOf('});');
  if (end === -1) return null;
  return `import { Memory${pascal} } from '@/adapters/memory/${folder}/memory-${feature}';
import { ${pascal}Port } from '@/core/${folder}/${feature}.port';
${list.slice(0, end)}  provide(Memory${pascal}, [MemoryBrowserKey], ${pascal}Port);
${list.slice(end)}`;
}

export function withFeature(list: string, names: FeatureNames, line: string = app.featureLine(names)): string | null {
  const lines = list.split('\n');
  const end = lines.findIndex((each) => each.startsWith('  ...(import.meta.env.DEV'));
  if (end === -1) return null;
  const isRoute = (each: string) => each.startsWith('  ') && each.includes('load: () =>') && !each.includes('comes:');
  const later = lines.findIndex((each, index) => index < end && isRoute(each) && nameIn(each) > names.feature);
  return lines.toSpliced(later === -1 ? end : later, 0, line).join('\n');
}

function nameIn(line: string): string {
  return /^ {2}'?([\w-]+)/.exec(line)?.[1] ?? '';
}
