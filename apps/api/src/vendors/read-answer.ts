/** More than the list of all games of the largest vendor, and little enough for a server to hold beside its work. */
export const mostAnswerBytes = 16 * 1024 * 1024;

/**
 * The text of an answer, however it is packed. What is larger than any answer has to be is not read to its end: its sender is
 * cut, and the caller has an error as after a broken connection (standards SEC-21).
 */
export async function answerText(response: Response, mostBytes = mostAnswerBytes): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // Leaving the loop cancels the stream.
    if (bytes > mostBytes) throw new Error(`an answer of more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** The same as JSON. */
export async function answerJson(response: Response): Promise<unknown> {
  return JSON.parse(await answerText(response));
}
