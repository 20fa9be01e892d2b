const ID = /^[A-Z][A-Z0-9]+-\d+$/;

/** The rows of docs/requirements.tsv as { id, text, section }. Throws an Error on a duplicate id or a malformed row. */
export function readRequirements(tsv) {
  const rows = [];
  let section = '';
  for (const line of tsv.split(/\r?\n/).slice(1)) {
    if (line.startsWith('#')) section = line.replace(/^#\s*/, '');
    else if (line.trim() !== '') rows.push(readRow(line, section));
  }
  const double = rows.find(({ id }, at) => rows.findIndex((row) => row.id === id) !== at);
  if (double) throw new Error(`docs/requirements.tsv has ${double.id} twice`);
  return rows;
}

/** The rows of docs/requirements-waiting.tsv: which part of the product a requirement waits for, by id. */
export function readWaiting(tsv) {
  return new Map(
    tsv
      .split(/\r?\n/)
      .slice(1)
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [id, awaited] = line.split('\t');
        if (!ID.test(id) || !awaited)
          throw new Error(`docs/requirements-waiting.tsv has a row without id and text: ${line}`);
        return [id, awaited];
      }),
  );
}

/** The ids that a test name carries: `[ST-06][MO-01] …` or with blanks between. */
export function idsIn(name) {
  return [...new Set([...name.matchAll(/\[([A-Z][A-Z0-9]+-\d+)\]/g)].map(([, id]) => id))];
}

/** The group of an id: ST of ST-06. */
export function groupOf(id) {
  return id.slice(0, id.indexOf('-'));
}

/** What has names, a list for each id that one of them carries. */
export function testsById(named) {
  const byId = new Map();
  for (const each of named) {
    for (const id of idsIn(each.name)) byId.set(id, [...(byId.get(id) ?? []), each]);
  }
  return byId;
}

function readRow(line, section) {
  const [id, text] = line.split('\t');
  if (!ID.test(id) || !text) throw new Error(`docs/requirements.tsv has a row without id and text: ${line}`);
  return { id, text, section };
}
