/** Formatters are slow to build, and one per zone serves every match. */
const formatters = new Map();

function formatterOf(timeZone) {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const created = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formatters.set(timeZone, created);
  return created;
}

/** How far the wall clock of a zone is ahead of UTC at an instant, in milliseconds. */
function offsetMs(atMs, timeZone) {
  const parts = formatterOf(timeZone)
    .formatToParts(atMs)
    .map(({ type, value }) => [type, Number(value)]);
  const { year, month, day, hour, minute } = Object.fromEntries(parts);
  return Date.UTC(year, month - 1, day, hour, minute) - atMs;
}

/**
 * The instant at which a clock in that zone shows the date ("2024-08-16") and time ("20:00"). The offset is
 * looked up twice, because the first guess may lie on the other side of a change to or from summer time.
 *
 * @param {string} date
 * @param {string} time
 * @param {string} timeZone
 * @returns {number} epoch milliseconds
 */
export function localToEpochMs(date, time, timeZone) {
  const wallMs = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(wallMs)) throw new RangeError(`not a local time: ${date} ${time}`);
  const guessMs = wallMs - offsetMs(wallMs, timeZone);
  return wallMs - offsetMs(guessMs, timeZone);
}
