import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const OWN_PACKAGES = 'pkg:npm/%40tarakki/';

interface Bill {
  readonly components: readonly Component[];
}

interface Component {
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses?: readonly {
    readonly expression?: string;
    readonly license?: { readonly id?: string; readonly name?: string };
  }[];
}

export function writeBillOfMaterials(folder: string): void {
  const text = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], {
    encoding: 'utf8',
    // Its error output explains faulty packages.
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64_000_000,
  });
  const whole: Bill = JSON.parse(text);
  const bill = { ...whole, components: whole.components.filter(({ purl }) => !purl.startsWith(OWN_PACKAGES)) };
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
  const lines = bill.components.map(
    (component) => `| ${component.name} | ${component.version} | ${licenceOf(component)} |`,
  );
  writeFileSync(
    join(folder, 'LICENCES.md'),
    [
      '# Packages of other people in this release',
      '',
      '| package | version | licence |',
      '|---|---|---|',
      ...lines,
      '',
    ].join('\n'),
  );
}

/** Returns the licence. Throws for a package without one, which must not be distributed. */
function licenceOf({ name, licenses = [] }: Component): string {
  const named = licenses.flatMap(({ expression, license }) => expression ?? license?.id ?? license?.name ?? []);
  if (named.length === 0) throw new Error(`${name} names no licence.`);
  return named.join(', ');
}
