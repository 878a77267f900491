import { fileURLToPath } from 'node:url';
import type { RspackChain } from '@rsbuild/core';

/** Lets the unused parts of react-router fall out of the build. */
export function addPureRouter(chain: RspackChain): void {
  chain.module
    .rule('pure-router')
    .test(/[\\/]react-router[\\/]dist[\\/].*\.mjs$/)
    .use('pure-router')
    .loader(fileURLToPath(new URL('./mark-pure.mjs', import.meta.url)));
}
