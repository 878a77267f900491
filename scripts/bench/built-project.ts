import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, runNodeIn } from '../new-feature/project-copy';
import type { BuiltServer } from './built-server';
import { startBuiltServer } from './built-server';

const SENTENCE = /'(\p{Lu}[\p{L}’,]* [^'{}]* [^'{}]*)'/u;

export function withChangedText(text: string): string {
  return text.replace(SENTENCE, "'$1, and more'");
}

/** A project copy that is always built in the same folder, because module names depend on it. */
export interface BuiltProject {
  readonly client: string;
  build(): void;
  /** Builds with a changed file, and restores it afterwards. Throws if nothing changes. */
  buildWith(file: string, change: (text: string) => string): void;
  start(environment: Readonly<Record<string, string>>): Promise<BuiltServer>;
}

/** Creates a copy. The target folder must not exist. */
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
