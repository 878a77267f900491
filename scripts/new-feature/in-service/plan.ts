import { contractTestFile } from '../contract-templates';
import type { FeatureNames } from '../feature-names';
import { pascalOf } from '../feature-names';
import { keysFile } from '../view-templates';
import * as app from './app-templates';
import * as core from './core-templates';
import * as server from './server-templates';
import * as test from './test-templates';
import * as view from './view-templates';

export interface Service {
  readonly context: string;
  readonly service: string;
  readonly base: string;
}

export function filesInService(names: FeatureNames, { context, service, base }: Service): ReadonlyMap<string, string> {
  const { folder, feature, entity } = names;
  const home = `src/app/features/${folder}/${feature}`;
  const inService = `src/server/services/${context}/${service}/${feature}`;
  return new Map([
    [`src/core/${folder}/${entity}.ts`, core.entityFile(names)],
    [`src/core/${folder}/${feature}.rules.ts`, core.rulesFile(names)],
    [`src/core/${folder}/${feature}.port.ts`, core.portFile(names)],
    [`src/core/${folder}/${feature}-messages.ts`, core.toastMessagesFile(names)],
    [`src/adapters/memory/${folder}/${entity}-records.ts`, core.recordsFile(names)],
    [`src/adapters/memory/${folder}/memory-${feature}.ts`, core.memoryFile(names)],
    [`src/stores/${folder}/keys.ts`, keysFile(names)],
    [`src/stores/${folder}/${feature}.store.ts`, app.storeFile(names)],
    [`src/views/${folder}/messages.ts`, view.messagesFile(names)],
    [`src/views/${folder}/menu-messages.ts`, view.menuMessagesFile(names)],
    [`src/views/${folder}/${feature}-actions.tsx`, view.actionsFile(names)],
    [`src/views/${folder}/${feature}-screen.tsx`, view.screenFile(names)],
    [`src/views/${folder}/${feature}-screen.test.tsx`, test.screenTestFile(names)],
    [`${home}.feature.ts`, app.featureFile(names)],
    [`${home}.screen.ts`, app.screenPartFile(names)],
    [`${home}.module.ts`, app.moduleFile(names, service)],
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
