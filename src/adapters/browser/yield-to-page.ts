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
