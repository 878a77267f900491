import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tryDump } from './backup/postgres-tools';
import { requireRecordedKey } from './platform/authorship-key';
import type { Config } from './platform/config/config';
import { misspeltVariables } from './platform/config/misspelt-variables';
import { DataLocked, lockData } from './platform/data-lock';
import type { Database } from './platform/database';
import { createFiles } from './platform/files/create-files';
import { fileStoreName } from './platform/files/file-store-name';
import { checkMailServer } from './platform/mail/create-mailer';
import { NewerDatabase, readSchemaState } from './platform/migrate';
import { locksSentence } from './platform/migration-locks';
import { ProcessState, SEPARATE_FILE_STORES } from './platform/operations/process-state';
import { PRODUCT_VERSION } from './platform/product-version';
import { databaseFolderOf, directoryOf, keyNameOf, openDatabase } from './prepare-data';

export interface StartFinding {
  readonly about: string;
  readonly isWrong: boolean;
  readonly sentence: string;
}

/**
 * Checks whether a server of this configuration would start: built files, database, key, pg_dump, files, mail, misspelt
 * settings. Migrates nothing.
 */
export async function checkStart(config: Config, environment: NodeJS.ProcessEnv): Promise<readonly StartFinding[]> {
  return [
    await finding('settings', async () => lookAtSettings(environment)),
    await finding('build', async () => lookAtBuild(config)),
    await finding('database', () => lookAtDatabase(config)),
    ...(config.databaseUrl === null ? [] : [await finding('backup', () => tryBackup(config))]),
    await finding('files', () => tryFiles(config)),
    await finding('mail', () => tryMail(config)),
  ];
}

/** Checks the external services: the file store and the mail server. */
export async function externalServiceFindings(config: Config): Promise<readonly StartFinding[]> {
  const findings = [
    ...(config.fileStore === null ? [] : [await finding('files', () => tryFiles(config))]),
    ...(config.mail.smtpUrl === null ? [] : [await finding('mail', () => tryMail(config))]),
  ];
  return findings.filter(({ isWrong }) => isWrong);
}

async function finding(about: string, look: () => Promise<string>): Promise<StartFinding> {
  try {
    return { about, isWrong: false, sentence: await look() };
  } catch (error) {
    return { about, isWrong: true, sentence: error instanceof Error ? error.message : String(error) };
  }
}

function lookAtSettings(environment: NodeJS.ProcessEnv): string {
  const sentences = misspeltVariables(environment).map(
    ({ name, meant }) => `${name} is set, which nothing reads. Is ${meant} meant?`,
  );
  if (sentences.length > 0) throw new Error(sentences.join(' '));
  return 'every variable that looks like one is one';
}

function lookAtBuild({ clientDirectory, firstViewFile }: Config): string {
  for (const path of [join(clientDirectory, 'manifest.json'), firstViewFile])
    if (!existsSync(path))
      throw new Error(`${path} is not there. Build the product, or correct CLIENT_DIR and FIRST_VIEW_FILE.`);
  return `version ${PRODUCT_VERSION} is built`;
}

async function lookAtDatabase(config: Config): Promise<string> {
  if (config.databaseUrl !== null) return stateOfDatabase(config);
  if (!existsSync(databaseFolderOf(config))) return 'none yet; the first start makes it';
  let release: () => void;
  try {
    release = lockData(directoryOf(config));
  } catch (error) {
    if (error instanceof DataLocked) return `in use by process ${error.pid}, so that it was not opened`;
    throw error;
  }
  return stateOfDatabase(config).finally(release);
}

async function stateOfDatabase(config: Config): Promise<string> {
  const database = await openDatabase(config);
  try {
    const { kind, applied, missing, locked } = await readSchemaState(database);
    if (kind === 'newer') throw new NewerDatabase(`it has ${applied} migrations`, PRODUCT_VERSION);
    if (kind === 'empty') return `empty; a start runs ${missing} migrations`;
    await requireRecordedKey(database, keyNameOf(config));
    if (kind === 'current') await refuseFilesApart(config, database);
    return kind === 'current'
      ? `${applied} migrations, none missing; the key is the right one`
      : `${applied} migrations; a start runs ${missing} more and renews the functions; ${locksSentence(locked)}`;
  } finally {
    await database.close();
  }
}

async function tryBackup({ databaseDirectUrl, databaseUrl }: Config): Promise<string> {
  await tryDump(databaseDirectUrl ?? databaseUrl ?? '');
  return 'pg_dump reads the database';
}

/** Throws if another process on this database stores its files elsewhere. */
async function refuseFilesApart(config: Config, database: Database): Promise<void> {
  const state = new ProcessState({ database, fileStore: fileStoreName(config), runsTasks: false, now: Date.now });
  if (await state.hasFilesApart()) throw new Error(SEPARATE_FILE_STORES);
}

async function tryFiles(config: Config): Promise<string> {
  const files = createFiles(config);
  const key = `checks/${randomUUID()}.txt`;
  const content = Buffer.from(key);
  await files.put(key, content);
  const found = await files.get(key);
  await files.delete(key);
  if (found?.equals(content) !== true) throw new Error('A file that was stored did not come back.');
  return config.fileStore === null ? 'kept in the data folder' : `kept at ${config.fileStore.endpoint}`;
}

async function tryMail({ mail }: Config): Promise<string> {
  if (mail.smtpUrl === null) return 'goes to the built-in mailbox';
  await checkMailServer(mail.smtpUrl);
  return 'the mail server answers and takes the sign-in of SMTP_URL';
}
