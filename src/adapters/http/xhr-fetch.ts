import type { Fetch } from './call-trace';

/**
 * Uses XMLHttpRequest, the only API that reports the progress of a body. Only for text responses of the page's own
 * origin. `onProgress` gets shares from 0 to 1.
 */
export function reportingFetch(onProgress: (share: number) => void): Fetch {
  return async (request) => {
    const body = await request.arrayBuffer();
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.open(request.method, request.url);
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
      xhr.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
      xhr.onload = () => resolve(answerOf(xhr));
      // Fails like fetch.
      xhr.onerror = () => reject(new TypeError('The request was lost.'));
      xhr.onabort = () => reject(request.signal.reason);
      request.signal.addEventListener('abort', () => xhr.abort());
      if (request.signal.aborted) reject(request.signal.reason);
      else xhr.send(body);
    });
  };
}

function answerOf(xhr: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split('\r\n')) {
    const [name = '', ...value] = line.split(': ');
    if (name !== '') headers.append(name, value.join(': '));
  }
  const hasBody = xhr.responseText !== '';
  return new Response(hasBody ? xhr.responseText : null, { status: xhr.status, statusText: xhr.statusText, headers });
}
