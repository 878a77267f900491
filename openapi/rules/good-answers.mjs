// The rules on good answers: what their status says and what they hold.
import { METHODS, neighbours, operationsIn } from './contract-files.mjs';

const MADE = ['201', '202'];

/** The calls of a document whose answers name the things that other calls take. */
function makersNamedIn(document) {
  const sources = operationsIn(document).flatMap((operation) => Object.values(operation['x-from'] ?? {}));
  const starts = Object.values(document['x-states'] ?? {}).flatMap((thing) => Object.values(thing.starts ?? {}));
  return [...sources.map((source) => source.split('#')[0]), ...starts.map(({ call }) => call)];
}

const isKeyedAct = (post) => post['x-after-lost-answer'] === 'repeat-with-key' && post['x-done-as-user'] !== false;

/** A POST that makes something says so: other calls take what its answer names, or it has a key and counts as the user's own. */
export function makersAnswer201() {
  return {
    Root(root, ctx) {
      const others = neighbours(ctx).map(({ document }) => document);
      const makers = new Set([root, ...others].flatMap(makersNamedIn));
      for (const [path, { post }] of Object.entries(root.paths ?? {})) {
        if (post === undefined || MADE.some((status) => status in post.responses)) continue;
        if (!isKeyedAct(post) && !makers.has(post.operationId)) continue;
        const location = ctx.location.child(['paths', path, 'post', 'responses']).key();
        ctx.report({ message: 'It makes something: answer 201, or 202 if that takes longer.', location });
      }
    },
  };
}

/** A good answer that is an array says how long it can be. */
export function arraysAreBounded() {
  return {
    Paths(paths, ctx) {
      const resolved = (node, from) => {
        if (typeof node?.$ref !== 'string') return { schema: node, source: from };
        const found = ctx.resolve(node, from);
        return resolved(found.node, found.location?.source.absoluteRef);
      };
      const isUnbounded = (node, from) => {
        const { schema, source } = resolved(node, from);
        if (schema === undefined) return false;
        if ([schema.type].flat().includes('array')) return schema.maxItems === undefined;
        const parts = ['oneOf', 'anyOf', 'allOf'].flatMap((word) => schema[word] ?? []);
        return parts.some((part) => isUnbounded(part, source));
      };
      for (const [path, item] of Object.entries(paths)) {
        for (const method of METHODS.filter((name) => item[name])) {
          for (const [status, { content = {} }] of Object.entries(item[method].responses)) {
            if (!isUnbounded(content['application/json']?.schema)) continue;
            const message = 'Say how many at most (maxItems), or answer in pages.';
            ctx.report({ message, location: ctx.location.child([path, method, 'responses', status]).key() });
          }
        }
      }
    },
  };
}

/** What answers refer to, and what a request says of a company that is new. */
const COMPANY_SHAPES = ['NamedCompany', 'CompanyCard', 'NewCompany'];

/** A company inside an answer is a NamedCompany of common.yaml, or a card of the list of companies. */
export function companiesHaveOneShape() {
  return {
    Schema(schema, ctx) {
      const isOther = (node, from) => {
        if (COMPANY_SHAPES.includes(node.$ref?.split('/').at(-1))) return false;
        if (node.$ref !== undefined) {
          const found = ctx.resolve(node, from);
          return isOther(found.node ?? {}, found.location?.source.absoluteRef);
        }
        const parts = ['oneOf', 'anyOf', 'allOf'].flatMap((word) => node[word] ?? []);
        return [node.type].flat().includes('object') || parts.some((part) => isOther(part, from));
      };
      for (const [name, member] of Object.entries(schema.properties ?? {})) {
        if (!/^company$|Company$/.test(name) || !isOther(member)) continue;
        const message = 'Refer to NamedCompany of common.yaml, and put the rest beside it.';
        ctx.report({ message, location: ctx.location.child(['properties', name]) });
      }
    },
  };
}

/** A 204 has no content, and another good answer has; the one beside a 204 need not. */
export function contentFollowsStatus() {
  return {
    Paths(paths, { report, location }) {
      for (const [path, item] of Object.entries(paths)) {
        for (const method of METHODS.filter((name) => item[name])) {
          const { responses } = item[method];
          for (const status of Object.keys(responses).filter((key) => /^2\d\d$/.test(key))) {
            const isEmpty = responses[status].content === undefined;
            if (status === '204' ? isEmpty : !isEmpty || '204' in responses) continue;
            const message = status === '204' ? 'A 204 has no content: answer 200.' : 'Without content it answers 204.';
            report({ message, location: location.child([path, method, 'responses', status]).key() });
          }
        }
      }
    },
  };
}
