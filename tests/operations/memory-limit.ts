import { accessSync, constants, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CONTROLLER = '/sys/fs/cgroup/memory';

export interface MemoryLimit {
  hold(pid: number): void;
  peak(): number;
  remove(): void;
}

export const canLimitMemory = isWritable(join(CONTROLLER, 'cgroup.procs'));

export function limitMemory(name: string, bytes: number): MemoryLimit {
  const group = join(CONTROLLER, `tarakki-${process.pid}-${name}`);
  mkdirSync(group);
  writeFileSync(join(group, 'memory.limit_in_bytes'), String(bytes));
  return {
    hold: (pid) => writeFileSync(join(group, 'cgroup.procs'), String(pid)),
    peak: () => Number(readFileSync(join(group, 'memory.max_usage_in_bytes'), 'utf8')),
    remove: () => rmdirSync(group),
  };
}

function isWritable(file: string): boolean {
  try {
    accessSync(file, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
