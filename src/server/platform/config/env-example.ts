import { variables } from './variables';

export function envExample(): string {
  const lines = [
    '# Every setting of the server, with its default. Copy this file to .env and change what you need;',
    '# environment variables override the file. With an invalid value the server does not start and says what to change.',
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
