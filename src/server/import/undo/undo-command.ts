import { importKinds } from '@/server/import/kinds/import-kinds';
import { Usage } from '@/server/import/options';
import type { ProgressOutput } from '@/server/import/run/progress-line';
import { groupedDigits } from '@/server/import/run/progress-line';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { importByNumber, listImports } from './undo.queries';
import type { UndoneImport } from './undo-import';
import { undoImport } from './undo-import';

interface Scene {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly output: ProgressOutput;
}

export async function printImports({ database, output }: Omit<Scene, 'authorship'>): Promise<void> {
  const imports = await database.query(listImports);
  if (imports.length === 0) output.write('Nothing has been imported.\n');
  for (const { id, kind, file, rows, added, updated, started_at, finished_at, is_being_undone } of imports) {
    const state = is_being_undone ? ', partly undone: run --undo again' : '';
    const end = finished_at === null ? ', not finished' : '';
    output.write(
      `${String(id).padStart(4)}  ${started_at.toISOString().slice(0, 16).replace('T', ' ')}  ${kind.padEnd(10)}  ${file}: ` +
        `${groupedDigits(rows)} rows, ${groupedDigits(added)} added, ${groupedDigits(updated)} updated${end}${state}\n`,
    );
  }
}

/** Throws Usage if there is no such import. */
export async function undoByNumber(number: number, isDryRun: boolean, scene: Scene): Promise<void> {
  const { database, authorship, output } = scene;
  const [found] = await database.query(importByNumber, number);
  if (found === undefined) throw new Usage(`There is no import ${number}. --list shows all imports.`);
  const name = `import ${number} (${found.kind} of ${found.file})`;
  if (isDryRun) {
    output.write(`Would undo ${name}: ${groupedDigits(found.added)} added, ${groupedDigits(found.updated)} updated.\n`);
    return;
  }
  const undone = await undoImport(database, number, (rows) => {
    if (output.isTTY === true) output.write(`\r\u001B[K  ${groupedDigits(rows)} rows`);
  });
  await importKinds.find(({ name }) => name === found.kind)?.settle({ database, authorship, now: Date.now() });
  output.write(`${output.isTTY === true ? '\r\u001B[K' : ''}Undid ${name}: ${undoneImportText(undone)}.\n`);
}

export function undoneImportText({ removed, restored, emptied }: UndoneImport): string {
  return [
    `${groupedDigits(removed)} rows removed`,
    `${groupedDigits(restored)} restored to the values of other imports`,
    ...(emptied === 0
      ? []
      : [`${groupedDigits(emptied)} kept without its values, because people or other rows need them`]),
  ].join(', ');
}
