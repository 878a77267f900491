import { fileURLToPath } from 'node:url';
import type { RspackChain } from '@rsbuild/core';

const MARK_PURE = fileURLToPath(new URL('./mark-pure.mjs', import.meta.url));
const WITHOUT_JIT = fileURLToPath(new URL('./without-jit.mjs', import.meta.url));
const SLIM_ICONS = fileURLToPath(new URL('./slim-icons.mjs', import.meta.url));

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
  // What Inversify calls of it, the lighter package has too: 2 kB less, gzip.
  chain.resolve.alias.set('reflect-metadata/lite$', '@abraham/reflection');
  slimIcons(chain);
}

/** The browser and the first view draw the same icons. */
export function slimIcons(chain: RspackChain): void {
  chain.module
    .rule('slim-icons')
    .test(/[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/)
    .use('slim-icons')
    .loader(SLIM_ICONS);
}
