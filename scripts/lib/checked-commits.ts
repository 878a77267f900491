import { spawnSync } from 'node:child_process';

/** The last commit whose message is not checked. */
export const LAST_UNCHECKED_COMMIT = '356ead885542742ed5cffcd502b3f3fba7462dd7';

export function isAncestor(commit: string, folder = '.'): boolean {
  return spawnSync('git', ['merge-base', '--is-ancestor', commit, 'HEAD'], { cwd: folder }).status === 0;
}
