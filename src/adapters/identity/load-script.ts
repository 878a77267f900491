/** Loads a script. Rejects if that fails, after which a retry is possible. */
export function loadScript(document: Document, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`The script of ${new URL(url, document.baseURI).host} did not load.`));
    };
    document.head.append(script);
  });
}
