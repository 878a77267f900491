/**
 * Continues in a new task after pending input, rendering and messages. Uses a message channel,
 * because timers of background pages wait for a second.
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
 * Continues after the next frame, so that changes are visible first. A background page does not
 * render, so it is not awaited.
 */
export async function yieldToFrame(window: Window): Promise<void> {
  if (window.document.visibilityState === 'visible')
    await new Promise<unknown>((resolve) => window.requestAnimationFrame(resolve));
  await yieldToPage();
}
