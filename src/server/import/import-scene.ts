import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { StoredFiles } from '@/server/platform/files/stored-files';
import type { ProgressOutput } from './run/progress-line';

export interface ImportScene {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly files: Pick<StoredFiles, 'put' | 'use'>;
  readonly folder: string;
  readonly output: ProgressOutput;
  readonly ask: ((question: string) => Promise<string>) | null;
  readonly isStopping: () => boolean;
  readonly now: () => number;
  readonly uptime: () => number;
}
