/**
 * A loader for react-router's bundles: marks what they make at module level as pure and drops the names for developers' tools, so
 * that its unused parts (data router, forms, prefetching, the error boundary of routes, which alone reads a context) fall out of the
 * first download: 5 kB gzip.
 */
// biome-ignore lint/style/noDefaultExport: a loader is the default export of its module.
export default function markPure(source) {
  return source
    .replaceAll(/= (React\d*\.)?(forwardRef|memo|createContext)\(/g, (text) => text.replace('= ', '= /* @__PURE__ */ '))
    .replaceAll(/= (React\d*\[\w+\]);/g, '= /* @__PURE__ */ (() => $1)();')
    .replaceAll(/= (new (?:Set|Map|WeakMap|URL)|Symbol|Object\.getOwnPropertyNames)\(/g, '= /* @__PURE__ */ $1(')
    .replaceAll(/^\w+\.(?:displayName|contextType) = .*;$/gm, '');
}
