/** Masks for personal data on screen (standards KR-6). */

/** 010-1234-5678 → 010-****-5678 */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `${digits.slice(0, 3)}-****-${digits.slice(-4)}`;
}

/** Only the last four digits. */
export function maskAccountNumber(number: string): string {
  return `****${number.slice(-4)}`;
}

/** 김도현 → 김*현 · 김현 → 김* */
export function maskName(name: string): string {
  const letters = [...name];
  if (letters.length <= 1) return name;
  if (letters.length === 2) return `${letters[0]}*`;
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`;
}

/** 121.166.3.4 → 121.166.*.* · 2001:db8:1:2::3 → 2001:db8:* : where somebody was, roughly. */
export function maskAddress(address: string): string {
  const ipv4 = address.replace(/^::ffff:/, '').split('.');
  if (ipv4.length === 4) return `${ipv4[0]}.${ipv4[1]}.*.*`;
  return `${address.split(':').slice(0, 2).join(':')}:*`;
}

/** The first three letters, for the public ticker. */
export function maskId(id: string): string {
  return `${id.slice(0, 3)}***`;
}
