import { join } from 'node:path';
import type { Config } from '../config/config';
import { DiskFiles } from './disk-files';
import type { Files } from './files.port';
import { MemoryFiles } from './memory-files';
import { S3Files } from './s3-files';

export function createFiles({ fileStore, dataDirectory }: Pick<Config, 'fileStore' | 'dataDirectory'>): Files {
  if (fileStore !== null) return new S3Files(fileStore);
  return dataDirectory === null ? new MemoryFiles() : new DiskFiles(join(dataDirectory, 'files'));
}
