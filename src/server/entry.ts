import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

/**
 * The work that a function of the embedded database does before the engine compiles it again for speed: eleven times the engine's own limit. Opening the
 * database does not reach it, a loaded server does at once. Otherwise a third of a start's processor time is spent on functions that a
 * start calls and hardly anything else.
 */
const WASM_TIERING_BUDGET = 20_000_000;

/** Hash of the bundle's text; the build puts it in. */
declare const BUNDLE_HASH: string;

/** The parameters of a CommonJS module, and `import`. */
type Run = (
  exports: object,
  require: NodeJS.Require,
  module: object,
  filename: string,
  dirname: string,
  importModule: (specifier: string) => Promise<unknown>,
) => void;

/**
 * The first file of the built server. It runs the bundle beside it with the compiled code that the first start after the build has kept:
 * compiling is half of the processor time of a start. (Node 22 has `module.enableCompileCache`; Node 20 has not.)
 */
const bundle = fileURLToPath(new URL('server.cjs', import.meta.url));
// The engine compares its own version and the length of the text, hence the hash.
const compiled = fileURLToPath(new URL(`server.${BUNDLE_HASH}.compiled`, import.meta.url));

// Before the code is taken over: the engine takes none over that was compiled under other flags.
setFlagsFromString(`--wasm-tiering-budget=${WASM_TIERING_BUDGET}`);
// The embedded database comes checked from its package: a function is validated at its first call, not every one before all else.
setFlagsFromString('--wasm-lazy-validation');

const kept = existsSync(compiled) ? readFileSync(compiled) : null;
const script = new Script(readFileSync(bundle, 'utf8'), {
  filename: bundle,
  ...(kept === null ? {} : { cachedData: kept }),
});
const module: { readonly exports: { readonly started?: Promise<void> } } = { exports: {} };
const run: Run = script.runInThisContext();
run(module.exports, createRequire(bundle), module, bundle, dirname(bundle), (specifier) => import(specifier));
await module.exports.started;
// By now it holds the functions that a start calls, and not only the outermost.
if (kept === null || script.cachedDataRejected === true) keep(script.createCachedData());

/** Keeps the compiled code for later starts. A server whose folder cannot be written starts as well, a little slower. */
function keep(code: Buffer): void {
  const unfinished = `${compiled}.${process.pid}`;
  try {
    const file = openSync(unfinished, 'w');
    writeSync(file, code);
    // The engine does not check the content: after a power cut it must be whole or absent.
    fsyncSync(file);
    closeSync(file);
    renameSync(unfinished, compiled);
  } catch {
    rmSync(unfinished, { force: true });
  }
}
