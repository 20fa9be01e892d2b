import { readdirSync, readFileSync } from 'node:fs';

/** Parent of every running process, from /proc. Empty where there is none: the test then kills the launcher alone. */
function parents(): Map<number, number> {
  const found = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      found.set(Number(entry), Number(parent));
    } catch {
      // It ended while we were looking.
    }
  }
  return found;
}

/** SIGKILL to a process and everything that it started, by id and never by name. */
export function killWithDescendants(pid: number): void {
  const all = parents();
  const family = [pid];
  for (let index = 0; index < family.length; index += 1) {
    for (const [child, parent] of all) if (parent === family[index]) family.push(child);
  }
  for (const member of family) {
    try {
      process.kill(member, 'SIGKILL');
    } catch {
      // It is gone already.
    }
  }
}
