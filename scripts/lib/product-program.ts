import path from 'node:path';
import ts from 'typescript';

const ENTRIES = ['src/app/client.ts', 'src/app/first-view.tsx', 'src/server/main.ts'];

export interface ProductProgram {
  readonly checker: ts.TypeChecker;
  readonly files: readonly ts.SourceFile[];
  readonly placeOf: (file: ts.SourceFile) => string;
}

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
