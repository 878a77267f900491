// The rules of the contract that Redocly does not bring. openapi/README.md explains each id.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commonBeside, completeOperations, restatements, statusesByCode } from './complete-operations.mjs';
import { METHODS, neighbours, operationsIn } from './contract-files.mjs';
import { arraysAreBounded, companiesHaveOneShape, contentFollowsStatus, makersAnswer201 } from './good-answers.mjs';
import { requestStringsAreBounded } from './request-strings.mjs';

const PROBLEM = 'application/problem+json';
const CORE = fileURLToPath(new URL('../../src/core', import.meta.url));

/** The features of the product, each with a folder in a context of the core. */
const FEATURES = readdirSync(CORE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(join(CORE, name)));
/** How the prover calls an operation; packages/verify/contract/recipe.ts says what each is. */
const VERIFY = [
  'persona',
  'may',
  'unreachable',
  'by',
  'owner',
  'hears',
  'then',
  'first',
  'before',
  'drawn',
  'ends',
  'alone',
  'inserts',
  'order',
  'filters',
  'empty',
  'key',
  'seenBy',
  'shownApart',
  'from',
  'path',
  'query',
  'headers',
  'example',
  'body',
  'codes',
  'statuses',
];
/** Rules of fields that no schema can say; src/contract/value-rules.ts has them. */
const RULES = ['month-begun', 'year-begun', 'visible', 'visible-line', 'known'];
const isRule = (rule) =>
  RULES.includes(rule) ||
  Array.isArray(rule?.['one-of-with']) ||
  Object.values(rule?.['not-with'] ?? {}).some(Array.isArray);
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Our own members of an operation, and what each may be. */
const EXTENSIONS = {
  'x-problem-codes': Array.isArray,
  'x-blocked-for-crawlers': (value) => value === true,
  'x-guests-see': (value) => typeof value === 'boolean' || value === 'posts',
  'x-shown-under-profile': (value) => typeof value === 'boolean',
  'x-done-as-user': (value) => typeof value === 'boolean',
  'x-contributes': (value) => value === true,
  'x-takes-part': (value) => typeof value === 'boolean',
  'x-secret-address': (value) => value === true,
  'x-after-lost-answer': (value) => AFTER_LOST_ANSWER.includes(value),
  'x-from': (value) => Object.values(value ?? '').every((source) => /^\w+#(\/\w+)+$/.test(source)),
  'x-verify': (value) => isRecord(value) && Object.keys(value).every((name) => VERIFY.includes(name)),
  'x-rules': (value) => isRecord(value) && Object.values(value).every(isRule),
  'x-takes-other-query': (value) => value === true,
  'x-purpose': (value) => ['background', 'login', 'log', 'repeated'].includes(value),
};
/** What a client may do after the answer to a write was lost. */
const AFTER_LOST_ANSWER = ['repeat', 'repeat-with-key', 'start-over', 'read-first', 'leave'];
const serviceOf = (ctx) => basename(ctx.location.source.absoluteRef, '.yaml');

/** Names of one kind, with the files beside this one that take them. */
function takenElsewhere(ctx, namesIn) {
  const taken = new Map();
  for (const { name, document } of neighbours(ctx)) for (const id of namesIn(document)) taken.set(id, name);
  return taken;
}

function operationIdUniqueEverywhere() {
  let taken = new Map();
  return {
    Root: {
      enter(_root, ctx) {
        taken = takenElsewhere(ctx, (document) => operationsIn(document).map(({ operationId }) => operationId));
      },
    },
    Operation(operation, { report, location }) {
      const file = taken.get(operation.operationId);
      if (file)
        report({
          message: `operationId ${operation.operationId} is taken by ${file}.`,
          location: location.child('operationId'),
        });
    },
  };
}

function schemaNameUniqueEverywhere() {
  return {
    Root(root, ctx) {
      const taken = takenElsewhere(ctx, (document) => Object.keys(document.components?.schemas ?? {}));
      for (const name of Object.keys(root.components?.schemas ?? {})) {
        if (!taken.has(name)) continue;
        const location = ctx.location.child(['components', 'schemas', name]).key();
        ctx.report({
          message: `Schema ${name} is also in ${taken.get(name)}; refer to one of them, or rename.`,
          location,
        });
      }
    },
  };
}

function baseNamesTheService() {
  return {
    Root(root, ctx) {
      // Paths that the specification gives in full stand at the origin's root.
      const service = serviceOf(ctx);
      const bases = [service === 'realtime' ? '/ws' : `/api/${service}`, '/api', '/'];
      if (root.servers?.length === 1 && bases.includes(root.servers[0].url)) return;
      ctx.report({
        message: `This file has exactly one server, with the url ${bases.join(' or ')}.`,
        location: ctx.location.child('servers'),
      });
    },
  };
}

function operationDeclaresSecurity() {
  return {
    Operation(operation, { report, location }) {
      if (operation.security) return;
      report({
        message: 'Say who may call: security: [] for everybody, [{ session: [] }] for people.',
        location: location.key(),
      });
    },
  };
}

function operationNamesItsFeature() {
  return {
    Operation(operation, { report, location }) {
      const [feature, ...others] = operation.tags ?? [];
      if (FEATURES.includes(feature) && others.length === 0) return;
      report({
        message: `The operation has one tag, the feature that owns it: a folder of src/core (${FEATURES.join(', ')}).`,
        location: location.key(),
      });
    },
  };
}

function extensionsKnown() {
  return {
    Operation(operation, { report, location }) {
      for (const name of Object.keys(operation).filter((key) => key.startsWith('x-'))) {
        if (EXTENSIONS[name]?.(operation[name])) continue;
        report({ message: `openapi/README.md explains no such ${name}.`, location: location.child(name).key() });
      }
    },
  };
}

function writesSayWhatGuestsSee() {
  return {
    Paths(paths, { report, location }) {
      for (const [path, item] of Object.entries(paths)) {
        for (const method of METHODS.filter((name) => item[name])) {
          const says = item[method]['x-guests-see'] !== undefined;
          if (says === (method !== 'get')) continue;
          const message = says
            ? 'A read changes nothing: leave x-guests-see out.'
            : 'Say whether guests see what this changes: x-guests-see: true, false or posts.';
          report({ message, location: location.child([path, method]).key() });
        }
      }
    },
  };
}

/** Reports the fault that `faultOf` finds in an operation, in words. */
function faultsOfOperations(faultOf) {
  return {
    Paths(paths, { report, location }) {
      for (const [path, item] of Object.entries(paths)) {
        for (const method of METHODS.filter((name) => item[name])) {
          const message = faultOf(item[method], method);
          if (message !== null) report({ message, location: location.child([path, method]).key() });
        }
      }
    },
  };
}

function profileFaultOf(operation, method) {
  if ((operation['x-shown-under-profile'] !== undefined) === (method !== 'get')) return null;
  return 'Say at a write, and only there, whether others see it under a profile: x-shown-under-profile: true or false.';
}

function userFaultOf(operation) {
  const needsSession = (operation.security ?? []).some((scheme) => 'session' in scheme);
  if ((operation['x-done-as-user'] !== undefined) === (operation['x-shown-under-profile'] === false && needsSession))
    return null;
  return 'Say at a write with a session that is not shown under a profile, and only there, whether it names the user that the page shows: x-done-as-user: true or false.';
}

function lostAnswerFaultOf(operation, method) {
  if ((operation['x-after-lost-answer'] !== undefined) === (method !== 'get')) return null;
  return `Say at a write, and only there, what a client may do after a lost answer: x-after-lost-answer: ${AFTER_LOST_ANSWER.join(', ')}.`;
}

function statusesByName() {
  return {
    Operation(operation, { report, location }) {
      for (const status of Object.keys(operation.responses ?? {}).filter((key) => !/^\d{3}$/.test(key))) {
        const message = `${status} hides what nobody declared: name each status, by its codes in x-problem-codes.`;
        report({ message, location: location.child(['responses', status]).key() });
      }
    },
  };
}

function nothingRestated() {
  return {
    Root(root, { report, location }) {
      for (const { pointer, message } of restatements.get(root) ?? []) {
        report({
          message: `Leave out ${message}: each operation of its kind has it.`,
          location: location.child(pointer).key(),
        });
      }
    },
  };
}

function problemCodesListed() {
  return {
    Root(root, ctx) {
      if (root.paths === undefined) return;
      const shared = statusesByCode(commonBeside(ctx));
      const known = statusesByCode(commonBeside(ctx), root);
      const used = new Set();
      for (const [path, item] of Object.entries(root.paths)) {
        for (const method of METHODS.filter((name) => item[name])) {
          const location = ctx.location.child(['paths', path, method]);
          for (const code of item[method]['x-problem-codes'] ?? []) {
            used.add(code);
            const status = known.get(code);
            if (status in item[method].responses) continue;
            ctx.report({
              message: known.has(code)
                ? `The operation declares no answer ${status}, of which ${code} is.`
                : `${code} is explained in the x-problem-codes of neither this file nor common.yaml.`,
              location: location.child('x-problem-codes'),
            });
          }
        }
      }
      for (const [code, status] of known) {
        if (used.has(code) || shared.has(code)) continue;
        const location = ctx.location.child(['x-problem-codes', status, code]).key();
        ctx.report({ message: `No operation answers with ${code}.`, location });
      }
    },
  };
}

/** Returns true for a good status, and for a shared answer without content: that of 304. */
const isFine = (key, { content }) => /^[123]/.test(key) || (!/^\d/.test(key) && content === undefined);

function problemsAreProblemJson() {
  return {
    Response(response, { report, location, key }) {
      if (isFine(String(key), response)) return;
      const types = Object.keys(response.content ?? {});
      if (types.length === 1 && types[0] === PROBLEM) return;
      report({ message: `A problem answers ${PROBLEM} and nothing else.`, location });
    },
  };
}

function bodiesHaveExamples() {
  return {
    MediaType(media, { report, location }) {
      if (media.example !== undefined || Object.keys(media.examples ?? {}).length > 0) return;
      report({ message: 'Every body has an example.', location });
    },
  };
}

function objectsAreClosed() {
  return {
    Schema(schema, { report, location }) {
      if (!schema.properties || schema.additionalProperties !== undefined || schema.unevaluatedProperties !== undefined)
        return;
      report({ message: 'An object says whether it takes further members: additionalProperties: false.', location });
    },
  };
}

/** Reports OpenAPI keywords that our tools misread. */
function formsAreRead() {
  const said = (message, location, { report }) => report({ message, location });
  return {
    Parameter(parameter, ctx) {
      for (const name of ['style', 'explode', 'allowReserved'].filter((each) => parameter[each] !== undefined))
        said(`Leave out ${name}: parameters are read in the usual form only.`, ctx.location.child(name).key(), ctx);
    },
    Schema(schema, ctx) {
      for (const name of ['readOnly', 'writeOnly'].filter((each) => schema[each] !== undefined))
        said(`Leave out ${name}: give the request a schema of its own.`, ctx.location.child(name).key(), ctx);
      if ([schema.properties, schema.const].some((value) => isRecord(value) && '$ref' in value))
        said('Rename the member $ref, which tools take for a reference.', ctx.location, ctx);
    },
  };
}

const rules = {
  'operation-id-unique-everywhere': operationIdUniqueEverywhere,
  'schema-name-unique-everywhere': schemaNameUniqueEverywhere,
  'base-names-the-service': baseNamesTheService,
  'operation-declares-security': operationDeclaresSecurity,
  'operation-names-its-feature': operationNamesItsFeature,
  'extensions-known': extensionsKnown,
  'writes-say-what-guests-see': writesSayWhatGuestsSee,
  'writes-name-their-profile': () => faultsOfOperations(profileFaultOf),
  'writes-name-their-user': () => faultsOfOperations(userFaultOf),
  'writes-survive-lost-answers': () => faultsOfOperations(lostAnswerFaultOf),
  'problem-codes-listed': problemCodesListed,
  'problems-are-problem-json': problemsAreProblemJson,
  'bodies-have-examples': bodiesHaveExamples,
  'objects-are-closed': objectsAreClosed,
  'forms-are-read': formsAreRead,
  'statuses-by-name': statusesByName,
  'makers-answer-201': makersAnswer201,
  'content-follows-status': contentFollowsStatus,
  'arrays-are-bounded': arraysAreBounded,
  'companies-have-one-shape': companiesHaveOneShape,
  'nothing-restated': nothingRestated,
  'request-strings-are-bounded': requestStringsAreBounded,
};

export default function houseRules() {
  return {
    id: 'house',
    rules: { oas3: rules },
    preprocessors: { oas3: { 'complete-operations': completeOperations } },
  };
}
