/** The preprocessor for Redocly's tools that completes operations. */
export function completeOperations(): Readonly<Record<string, () => void>>;
