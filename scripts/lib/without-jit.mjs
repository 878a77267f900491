/**
 * A loader for inversify's generators of code: `new Function`, which our content security policy refuses. The container works
 * without them as long as its `jit` option is off; should it ever call one, this says so. Saves 1.5 kB gzip.
 */
// biome-ignore lint/style/noDefaultExport: a loader is the default export of its module.
export default function withoutJit(source) {
  const name = /export function (\w+)/.exec(source)?.[1];
  if (name === undefined) throw new Error('inversify has changed: this file exports no function.');
  return `export function ${name}() { throw new Error('This build holds no code generator of inversify.'); }`;
}
