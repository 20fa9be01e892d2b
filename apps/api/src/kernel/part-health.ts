export type PartHealth = Readonly<Record<string, 'starting' | 'serving' | 'unhealthy'>>;

let parts: PartHealth = {};

/** How the other processes of this installation are, by name, as the launcher says; empty without one. */
export function healthOfParts(): PartHealth {
  return parts;
}

/** Takes the launcher's messages: { parts: { worker: 'unhealthy' } }. */
export function hearOfParts(channel: Pick<NodeJS.Process, 'on'> = process): void {
  channel.on('message', (message: unknown) => {
    if (typeof message === 'object' && message !== null && 'parts' in message)
      parts = message.parts as PartHealth;
  });
}
