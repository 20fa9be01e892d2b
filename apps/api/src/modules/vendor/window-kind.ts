/** BC-08: vendors, and makers whose games another vendor carries, that refuse to be framed: theirs get a separate window. */
const unframed = new Set(['1', '13', '17', '33', 'niu', 'splus', 'speed', 'hol']);

export function windowKindOf(code: string | null): 'embed' | 'popup' {
  return code !== null && unframed.has(code) ? 'popup' : 'embed';
}
