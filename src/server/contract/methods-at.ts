import { once } from '@/contract/compile-at-first-use';
import { serviceDocuments } from '@/contract/generated/documents';
import { HTTP_METHODS } from '@/contract/openapi-document';

const paths = once(() =>
  Object.values(serviceDocuments).flatMap(({ servers, paths: items }) => {
    const base = (servers?.[0]?.url ?? '').replace(/\/$/, '');
    return Object.entries(items ?? {}).map(([path, item]) => ({
      pattern: new RegExp(`^${`${base}${path}`.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      methods: HTTP_METHODS.filter((method) => item[method] !== undefined).map((method) => method.toUpperCase()),
    }));
  }),
);

/** Returns the methods that the contracts have at an address. A GET answers HEAD too. */
export function methodsAt(url: string): readonly string[] {
  const [path = ''] = url.split('?');
  const methods = paths().flatMap(({ pattern, methods: own }) => (pattern.test(path) ? own : []));
  return [...new Set(methods)].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}
