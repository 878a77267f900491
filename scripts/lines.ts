import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * npm run lines: counts the TypeScript of the product and of its tools, without tests and generated files. For the
 * product it also counts by context.
 */

interface Size {
  readonly files: number;
  readonly lines: number;
}

const COUNTED = /\.tsx?$/;
const LEFT_OUT = /\.test\.tsx?$|\/generated\/|\/node_modules\//;
const IN_CONTEXT = /^src\/(?:core|stores|views|adapters\/memory|app\/features|server\/services)\/([^/]+)\//;

function filesUnder(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => COUNTED.test(path) && !LEFT_OUT.test(path));
}

function sizeOf(paths: readonly string[]): Size {
  const lines = paths.map((path) => readFileSync(path, 'utf8').split('\n').length - 1);
  return { files: paths.length, lines: lines.reduce((sum, count) => sum + count, 0) };
}

function show(name: string, { files, lines }: Size): void {
  console.log(`${name.padEnd(24)} ${String(lines).padStart(8)} lines in ${String(files).padStart(5)} files`);
}

const product = filesUnder('src');
const tools = [...filesUnder('scripts'), ...filesUnder('packages')];
show('src', sizeOf(product));
show('src, scripts, packages', sizeOf([...product, ...tools]));
const contextOf = (path: string): string => IN_CONTEXT.exec(path)?.[1] ?? 'platform and start';
for (const context of new Set(product.map(contextOf)))
  show(`  ${context}`, sizeOf(product.filter((path) => contextOf(path) === context)));
