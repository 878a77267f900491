import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

/**
 * Delays optimised compilation of the embedded database's functions to eleven times the engine's limit. Opening the
 * database stays below it, and a loaded server soon exceeds it. Otherwise a third of a start's processor time goes to
 * functions that are hardly called.
 */
const WASM_TIERING_BUDGET = 20_000_000;

/** A hash of the bundle's text, inserted by the build. */
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
 * Runs the built server's bundle with compiled code cached by the first start, because compiling is half of a start's
 * processor time. (Node 22 has `module.enableCompileCache`, Node 20 does not.)
 */
const bundle = fileURLToPath(new URL('server.cjs', import.meta.url));
// The engine compares its own version and the length of the text, hence the hash.
const compiled = fileURLToPath(new URL(`server.${BUNDLE_HASH}.compiled`, import.meta.url));

// Sets the flags before the cache is read, because V8 rejects code compiled under other flags.
setFlagsFromString(`--wasm-tiering-budget=${WASM_TIERING_BUDGET}`);
// The embedded database ships validated; functions are validated at their first call.
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
// Writes the cache late, so that it includes functions called during a start.
if (kept === null || script.cachedDataRejected === true) keep(script.createCachedData());

/** Caches the compiled code. A server without write access also starts, a little slower. */
function keep(code: Buffer): void {
  const unfinished = `${compiled}.${process.pid}`;
  try {
    const file = openSync(unfinished, 'w');
    writeSync(file, code);
    // V8 does not check the content: after a power cut it must be whole or absent.
    fsyncSync(file);
    closeSync(file);
    renameSync(unfinished, compiled);
  } catch {
    rmSync(unfinished, { force: true });
  }
}
