import { accessSync, constants, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CONTROLLER = '/sys/fs/cgroup/memory';

/** A limit of memory for a process and what it starts, as a unit of systemd or a container has it. */
export interface MemoryLimit {
  /** Puts a process under the limit; beyond it the kernel ends the process. */
  hold(pid: number): void;
  /** The most that was in use at once, in bytes, with the kernel's copies of files. */
  peak(): number;
  /** Call it when the process has ended. */
  remove(): void;
}

/** Whether this machine lets us limit memory (cgroups of version 1, as root). */
export const canLimitMemory = isWritable(join(CONTROLLER, 'cgroup.procs'));

/** Makes a limit of so many bytes. */
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
