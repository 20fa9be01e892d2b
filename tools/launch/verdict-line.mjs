/**
 * The result of a verification of the ledger, in one line. `knowsKey`: the heads were compared with this installation's
 * key.
 */
export function verdictLine(result, knowsKey) {
  const { finding, transferCount, batchCount, sealCount, headCount, unsealedCount, tookMs } = result;
  if (finding) return `WRONG ${finding.table} ${finding.id} (${finding.check}): ${finding.detail}`;
  const heads = `${headCount} signed heads${knowsKey ? '' : ' (not compared with the key of this installation)'}`;
  return `right: ${transferCount} transfers in ${batchCount} batches, ${sealCount} seals, ${heads}, ${unsealedCount} batches not sealed yet; ${tookMs} ms`;
}
