import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  readonly folder: string;
  free(): number;
  fill(left?: number): void;
  empty(): void;
  remove(): void;
}

const PART = Buffer.alloc(1_000_000);

export function mountSmallDisk(megabytes: number): SmallDisk | string {
  const folder = mkdtempSync(join(tmpdir(), 'tarakki-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
    encoding: 'utf8',
  });
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true });
    return `no disk can be mounted: ${(mounted.stderr ?? mounted.error?.message ?? '').trim()}`;
  }
  const filler = join(folder, 'filler');
  const free = (): number => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    folder,
    free,
    fill: (left = 0) => {
      const file = openSync(filler, 'a');
      try {
        while (free() > left) writeSync(file, PART, 0, Math.min(PART.length, free() - left));
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(filler, { force: true }),
    remove: () => {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Null if mounting is possible. Does not mount: files are also read to list tests. */
export function whyNoSmallDisk(): string | null {
  const disk = mountSmallDisk(1);
  if (typeof disk === 'string') return disk;
  disk.remove();
  return null;
}
