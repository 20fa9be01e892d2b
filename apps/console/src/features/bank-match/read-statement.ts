/** Spreadsheets begin their "Unicode text" so. */
const isUtf16 = ([first, second]: Uint8Array) => first === 0xff && second === 0xfe;

/**
 * The text of a statement. Korean banks still write CSV files in the code page of Korean Windows, which no UTF-8 reader
 * understands; what is no UTF-8 is read as that.
 */
export async function readStatement(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isUtf16(bytes)) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('euc-kr').decode(bytes);
  }
}
