import { variables } from './variables';

export function envExample(): string {
  const lines = [
    '# Every setting of the server, with its default. Copy this file to .env and change what you need;',
    '# a variable of the environment wins over the file. A wrong value stops the start with a sentence that says the way out.',
  ];
  let group = '';
  for (const variable of variables) {
    if (variable.group !== group) {
      group = variable.group;
      lines.push('', `# --- ${group} ---`);
    }
    lines.push(`# ${variable.about}`);
    lines.push(variable.default === '' ? `# ${variable.name}=` : `${variable.name}=${variable.default}`);
  }
  return `${lines.join('\n')}\n`;
}
