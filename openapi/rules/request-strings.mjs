// The rule on strings of requests: what no database and no screen takes is refused by the contract.

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
/** Keywords whose value is one schema, a list of them, or schemas by name. */
const ONE = ['items', 'additionalProperties', 'propertyNames'];
const LISTS = ['oneOf', 'anyOf', 'allOf'];
/** What any character fits into, NUL among them, unless its class excludes it. */
const OPEN_PART = /\.|\\[SDWP]|\[\^(?!\\u0000|\\x00)/;

/** Each string of a parameter or a request body that is neither a list of values nor of a format says what it excludes and how long it is. */
export function requestStringsAreBounded() {
  return {
    Root(root, ctx) {
      const seen = new Set();
      const follow = (node, location) => {
        if (typeof node?.$ref !== 'string') return { node, location };
        const found = ctx.resolve(node, location.source.absoluteRef);
        return { node: { ...found.node, ...node, $ref: undefined }, location: found.location ?? location };
      };
      const visit = (raw, at) => {
        if (typeof raw !== 'object' || raw === null || seen.has(at.absolutePointer)) return;
        seen.add(at.absolutePointer);
        const { node, location } = follow(raw, at);
        const fault = faultOf(node);
        if (fault !== null) ctx.report({ message: fault, location: at });
        for (const name of ONE) visit(node[name], location.child([name]));
        for (const name of LISTS)
          for (const [index, part] of (node[name] ?? []).entries()) visit(part, location.child([name, index]));
        for (const [name, part] of Object.entries(node.properties ?? {}))
          visit(part, location.child(['properties', name]));
      };
      for (const [name, schema] of Object.entries(root.components?.schemas ?? {})) {
        if (typeof schema.$ref !== 'string' || Object.keys(schema).length === 1) continue;
        const message =
          'Tools that follow a $ref to a $ref drop what stands beside the second: write allOf: [{ $ref: … }] and the rest beside that.';
        ctx.report({ message, location: ctx.location.child(['components', 'schemas', name]).key() });
      }
      for (const [path, item] of Object.entries(root.paths ?? {})) {
        for (const method of METHODS.filter((name) => item[name])) {
          const at = ctx.location.child(['paths', path, method]);
          const { parameters = [], requestBody } = item[method];
          const bodies = Object.keys(requestBody?.content ?? {});
          for (const type of bodies)
            visit(requestBody.content[type].schema, at.child(['requestBody', 'content', type, 'schema']));
          parameters.forEach((raw, index) => {
            const { node, location } = follow(raw, at.child(['parameters', index]));
            visit(node.schema, location.child('schema'));
          });
        }
      }
    },
  };
}

// The parts of an allOf are judged by themselves.
function faultOf({ type, enum: values, const: value, format, pattern, maxLength, allOf }) {
  if (allOf !== undefined) return null;
  if (![type].flat().includes('string') || values !== undefined || value !== undefined || format !== undefined)
    return null;
  if (pattern === undefined || !excludesNul(pattern))
    return 'A free string of a request excludes NUL: take Line, Name, Text or Prose of common.yaml, or an anchored pattern that excludes \\u0000.';
  if (maxLength === undefined && /[*+]|\{\d+,\}/.test(pattern)) return 'A free string of a request has a maxLength.';
  return null;
}

/** Anchored at both ends, and without a part that any character fits into; a look-ahead only takes away. */
function excludesNul(pattern) {
  if (!pattern.startsWith('^') || !pattern.endsWith('$')) return false;
  return !OPEN_PART.test(pattern.replace(/^\^\(\?!.*?\$\)/, '^').replaceAll('\\.', ''));
}
