/**
 * Ends the current task, and goes on in one of its own after what the browser has to do: input, drawing, messages. A message
 * channel is used because timers of a page in the background wait for a second each.
 */
export function yieldToPage(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/**
 * Goes on after the page was drawn, in a task of its own: what a key or a press changed is seen before. A page in the background draws
 * nothing, and is not waited for.
 */
export async function yieldToFrame(window: Window): Promise<void> {
  if (window.document.visibilityState === 'visible')
    await new Promise<unknown>((resolve) => window.requestAnimationFrame(resolve));
  await yieldToPage();
}
