import path from 'node:path';
import ts from 'typescript';

/** The product's real entries; what they import, type or value, is the product. */
const ENTRIES = ['src/app/client.ts', 'src/app/first-view.tsx', 'src/server/main.ts'];

/** The product's sources with their types. */
export interface ProductProgram {
  readonly checker: ts.TypeChecker;
  readonly files: readonly ts.SourceFile[];
  /** Returns a file's path from the project. */
  readonly placeOf: (file: ts.SourceFile) => string;
}

/** Reads and checks the sources that a project's entries lead to. */
export function readProduct(project: string): ProductProgram {
  const { config } = ts.readConfigFile('tsconfig.base.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const lib = ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'];
  const entries = ENTRIES.map((entry) => path.join(project, entry));
  const program = ts.createProgram(entries, { ...options, types: ['node'], lib });
  const placeOf = ({ fileName }: ts.SourceFile): string => path.relative(project, fileName).replaceAll('\\', '/');
  const files = program.getSourceFiles().filter((file) => placeOf(file).startsWith('src/'));
  return { checker: program.getTypeChecker(), files, placeOf };
}
