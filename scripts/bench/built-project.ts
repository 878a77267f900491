import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, runNodeIn } from '../new-feature/project-copy';
import type { BuiltServer } from './built-server';
import { startBuiltServer } from './built-server';

/** A text of three words at least. */
const SENTENCE = /'(\p{Lu}[\p{L}’,]* [^'{}]* [^'{}]*)'/u;

/** Returns a file of messages with another first sentence, as a release may bring it. */
export function withOtherSentence(text: string): string {
  return text.replace(SENTENCE, "'$1, and more'");
}

/** A copy of the project that is built again and again in the same folder: the names of modules follow from where they are. */
export interface BuiltProject {
  readonly client: string;
  build(): void;
  /** Builds the project with a changed file, and leaves the file as it was. Throws if nothing of it changes. */
  buildWith(file: string, change: (text: string) => string): void;
  /** Starts the server of the last build. */
  start(environment: Readonly<Record<string, string>>): Promise<BuiltServer>;
}

/** Copies the project into a folder, which must not be there yet, and builds it. */
export function buildProject(project: string): BuiltProject {
  copyProject(project);
  build(project);
  const client = join(project, 'dist/client');
  return {
    client,
    build: () => build(project),
    buildWith(file, change) {
      const text = readFileSync(join(project, file), 'utf8');
      const changed = change(text);
      if (changed === text) throw new Error(`${file} has nothing to change.`);
      writeFileSync(join(project, file), changed);
      build(project);
      writeFileSync(join(project, file), text);
    },
    start: (environment) =>
      startBuiltServer({ CLIENT_DIR: client, FIRST_VIEW_FILE: join(project, 'dist/first-view.mjs'), ...environment }),
  };
}

function build(project: string): void {
  const { status, stderr } = runNodeIn(project, ['--import', 'tsx', 'scripts/build.ts']);
  if (status !== 0) throw new Error(`The project could not be built: ${stderr}`);
}
