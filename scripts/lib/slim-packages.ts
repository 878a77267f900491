import { fileURLToPath } from 'node:url';
import type { RspackChain } from '@rsbuild/core';

const MARK_PURE = fileURLToPath(new URL('./mark-pure.mjs', import.meta.url));
const WITHOUT_JIT = fileURLToPath(new URL('./without-jit.mjs', import.meta.url));

/** Lets parts of packages that nobody uses fall out of the first download. */
export function slimPackages(chain: RspackChain): void {
  chain.module
    .rule('pure-router')
    .test(/[\\/]react-router[\\/]dist[\\/].*\.mjs$/)
    .use('mark-pure')
    .loader(MARK_PURE);
  chain.module
    .rule('inversify-without-jit')
    .test(/[\\/]@inversifyjs[\\/]core[\\/].*[\\/]buildNoActivations\w+ResolverJit\.js$/)
    .use('without-jit')
    .loader(WITHOUT_JIT);
}
