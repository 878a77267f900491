import type { Provider } from '@/server/platform/sessions/session.queries';

export const providerLabels: Readonly<Record<Provider, string>> = {
  google: 'Google',
  naukri: 'Naukri',
  microsoft: 'Microsoft',
  linkedin: 'LinkedIn',
};
