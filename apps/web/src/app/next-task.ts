/**
 * Resolves in a task of its own, so that what was pressed meanwhile is heard first. What starts a page is many short tasks
 * and no long one. (By a message and not by a timer: a browser holds back the timers of a page that nobody sees.)
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
