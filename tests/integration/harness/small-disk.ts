import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own in memory, which a test can fill. */
export interface SmallDisk {
  readonly folder: string;
  /** The bytes that are free. */
  free(): number;
  /** Fills it, as a program beside the server would, until so many bytes are free. */
  fill(left?: number): void;
  /** Removes what `fill` has written. */
  empty(): void;
  remove(): void;
}

const PART = Buffer.alloc(1_000_000);

/** Mounts a disk of so many megabytes; returns the reason if this process may not. */
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

/** Returns why this process may mount none; null if it may. Files are also read where their tests are only listed: a disk of theirs would stay. */
export function whyNoSmallDisk(): string | null {
  const disk = mountSmallDisk(1);
  if (typeof disk === 'string') return disk;
  disk.remove();
  return null;
}
