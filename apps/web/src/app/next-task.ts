/**
 * Resolves in a task of its own, so that what was pressed meanwhile is heard first. What starts a page is many short tasks
 * and no long one.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
