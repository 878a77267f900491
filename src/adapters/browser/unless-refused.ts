/** Returns what a browser's call brings; undefined if the browser refuses it or the connection is lost, which are expected states of a device. */
export async function unlessRefused<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return undefined;
    throw error;
  }
}
