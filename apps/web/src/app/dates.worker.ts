/** Of the worker's own scope; the page's takes more. */
declare function postMessage(message: string): void;

/** The worker is named after the language. */
for (const options of [{ month: '2-digit' }, { hour: '2-digit', timeZone: 'Asia/Seoul' }] as const)
  new Intl.DateTimeFormat(self.name, options).format(0);
postMessage('learned');
