import { readdirSync, readFileSync } from 'node:fs';

export interface BrowserTestFile {
  readonly name: string;
  readonly text: string;
}

const FOLDER = 'tests/e2e';

export function readBrowserTests(): readonly BrowserTestFile[] {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.test.ts'));
  return names.toSorted().map((name) => ({ name, text: readFileSync(`${FOLDER}/${name}`, 'utf8') }));
}

export function browserShares(files: readonly BrowserTestFile[], count: number): readonly (readonly string[])[] {
  const sharing = ({ text }: BrowserTestFile) => text.includes('leavesNothing: true');
  const ordered = [...files.filter(sharing), ...files.filter((file) => !sharing(file))];
  const whole = ordered.reduce((sum, { text }) => sum + text.length, 0);
  const shares = Array.from({ length: count }, (): string[] => []);
  let before = 0;
  for (const { name, text } of ordered) {
    shares[Math.floor(((before + text.length / 2) / whole) * count)]?.push(name);
    before += text.length;
  }
  return shares;
}
