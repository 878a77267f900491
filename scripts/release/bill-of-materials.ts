import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The workspaces of this repository, which no release contains. */
const OWN_PACKAGES = 'pkg:npm/%40tarakki/';

/** The part of a CycloneDX document that is read here. */
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

/** Writes the packages of the product as a CycloneDX document (`sbom.cdx.json`), and as a list with their licences (`LICENCES.md`). */
export function writeBillOfMaterials(folder: string): void {
  const text = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], {
    encoding: 'utf8',
    // It says what is wrong with the packages that are installed.
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

/** Throws for a package without a licence: nothing of it may be passed on. */
function licenceOf({ name, licenses = [] }: Component): string {
  const named = licenses.flatMap(({ expression, license }) => expression ?? license?.id ?? license?.name ?? []);
  if (named.length === 0) throw new Error(`${name} names no licence.`);
  return named.join(', ');
}
