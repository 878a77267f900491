import type { MaybeRef, OpenApiDocument, Operation, Parameter, PathItem } from '@/contract/openapi-document';
import { COMMON_HEADERS, HTTP_METHODS } from '@/contract/openapi-document';
import { resolveReference } from '@/contract/resolve-reference';

export function withoutCommonHeaders(document: OpenApiDocument): OpenApiDocument {
  const { paths, components } = document;
  const kept = (parameter: MaybeRef<Parameter>): boolean => {
    const { name, in: place } = resolveReference(components?.parameters, parameter);
    return place !== 'header' || !COMMON_HEADERS.includes(name.toLowerCase());
  };
  const strip = <Part extends PathItem | Operation>(part: Part): Part =>
    part.parameters ? { ...part, parameters: part.parameters.filter(kept) } : part;
  const stripItem = (item: PathItem): PathItem => {
    const stripped = strip(item);
    const operations = HTTP_METHODS.map((method) => [method, item[method] && strip(item[method])]);
    return { ...stripped, ...Object.fromEntries(operations.filter(([, operation]) => operation)) };
  };
  if (!paths) return document;
  return {
    ...document,
    paths: Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, stripItem(item)])),
  };
}
