import Bowser from 'bowser';

export function deviceNameOf(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent === '') return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return [browser.name, os.name]
    .filter((name) => name !== undefined && name !== '')
    .join(' on ')
    .slice(0, 80);
}
