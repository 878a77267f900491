const PLACEHOLDER = /\{([a-zA-Z]+)\}/g;

/** Replaces `{brand}` and similar placeholders. Throws if a value is missing, since that is a bug. */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(PLACEHOLDER, (_placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The text "${text}" needs a value for {${name}}.`);
    return value;
  });
}
