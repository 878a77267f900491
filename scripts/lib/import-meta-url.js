import { pathToFileURL } from 'node:url';

// In the bundle of the server, where `import.meta` does not exist.
export const importMetaUrl = pathToFileURL(__filename).href;
