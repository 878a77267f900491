import { adaptersFile, memoryAdaptersFile } from '../app-templates';
import { contractTestFile } from '../contract-templates';
import type { FeatureNames } from '../feature-names';
import { pascalOf } from '../feature-names';
import { keysFile, styleFile } from '../view-templates';
import * as app from './app-templates';
import * as core from './core-templates';
import * as server from './server-templates';
import * as test from './test-templates';
import * as view from './view-templates';

/** The service that a feature goes into: its noun, and the path that its calls begin with. */
export interface Service {
  readonly service: string;
  readonly base: string;
}

/** Returns the files of a new feature of a service: path → text. */
export function filesInService(names: FeatureNames, { service, base }: Service): ReadonlyMap<string, string> {
  const { feature, entity } = names;
  const home = `src/app/features/${feature}/${feature}`;
  const inService = `src/server/services/${service}/${feature}`;
  return new Map([
    [`src/core/${feature}/${entity}.ts`, core.entityFile(names)],
    [`src/core/${feature}/${feature}.rules.ts`, core.rulesFile(names)],
    [`src/core/${feature}/${feature}.port.ts`, core.portFile(names)],
    [`src/core/${feature}/${feature}-messages.ts`, core.toastMessagesFile(names)],
    [`src/adapters/memory/${feature}/${entity}-records.ts`, core.recordsFile(names)],
    [`src/adapters/memory/${feature}/memory-${feature}.ts`, core.memoryFile(names)],
    [`src/stores/${feature}/keys.ts`, keysFile(names)],
    [`src/stores/${feature}/${feature}.store.ts`, app.storeFile(names)],
    [`src/views/${feature}/messages.ts`, view.messagesFile(names)],
    [`src/views/${feature}/menu-messages.ts`, view.menuMessagesFile(names)],
    [`src/views/${feature}/${feature}.css`, styleFile()],
    [`src/views/${feature}/${feature}-actions.tsx`, view.actionsFile(names)],
    [`src/views/${feature}/${feature}-screen.tsx`, view.screenFile(names)],
    [`src/views/${feature}/${feature}-screen.test.tsx`, test.screenTestFile(names)],
    [`${home}.feature.ts`, app.featureFile(names)],
    [`${home}.screen.ts`, app.screenPartFile(names)],
    [`${home}.module.ts`, app.moduleFile(names)],
    [`${home}.adapters.ts`, adaptersFile(names, service)],
    [`${home}.memory.ts`, memoryAdaptersFile(names)],
    [`src/server/platform/schema/content/${feature}.ts`, server.schemaFile(names)],
    [`${inService}/${feature}.ts`, server.handlersFile(names, service, pascalOf(service))],
    [`${inService}/${feature}.queries.ts`, server.queriesFile(names)],
    [`${inService}/personal.ts`, server.personalFile(names)],
    [`${inService}/personal.queries.ts`, server.personalQueriesFile(names)],
    [`tests/contract/${feature}.contract.ts`, test.contractSuiteFile(names)],
    [`tests/contract/${feature}.contract.test.ts`, contractTestFile(names)],
    [`tests/integration/personas/${feature}.personas.ts`, test.personasFile(names)],
    [`tests/integration/marks/${feature}.ts`, test.marksFile(names, base)],
  ]);
}
