import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { GENERATED_FOLDERS, generateFiles } from './generate/generate-files';
import { FREE_MAIL_FOLDERS, generateFreeMail } from './generate/generate-free-mail';
import { generateRegistries } from './generate/generate-registries';
import type { Drift } from './generate/generated-files';
import { findDrift, writeGenerated } from './generate/generated-files';

const project = fileURLToPath(new URL('..', import.meta.url));
const openapi = path.join(project, 'openapi');
const folders = [...GENERATED_FOLDERS, ...FREE_MAIL_FOLDERS];
const expected = new Map([
  ...(await generateFiles(openapi)),
  ...(await generateFreeMail(openapi)),
  ...(await generateRegistries(project)),
]);

if (process.argv.includes('--check')) {
  const drift = lines(await findDrift(project, folders, expected));
  if (drift.length > 0) {
    console.error(
      `Generated files do not match what they are made of:\n${drift.join('\n')}\nRun \`npm run generate\` and commit what it changes.`,
    );
    process.exitCode = 1;
  } else {
    console.log(`${expected.size} generated files match what they are made of.`);
  }
} else {
  const drift = lines(await writeGenerated(project, folders, expected));
  console.log(drift.length > 0 ? drift.join('\n') : `Nothing to do: ${expected.size} generated files are up to date.`);
}

function lines({ missing, outdated, leftOver }: Drift): readonly string[] {
  return [
    ...missing.map((file) => `  new        ${file}`),
    ...outdated.map((file) => `  changed    ${file}`),
    ...leftOver.map((file) => `  left over  ${file}`),
  ];
}
